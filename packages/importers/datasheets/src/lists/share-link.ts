import { UnreadableFile } from "@riposte/reading";
import { Gunzip } from "fflate";

/** No roster is larger; a link that unpacks to more is refused before it fills the memory. */
const LARGEST = 16 * 1024 * 1024;

const LINK = /https?:\/\/\S*\/listforge\/(H4sI[\w+/=%-]+)/i;

/** The roster that a share link of ListForge carries, as the text of its file; nothing where there is no such link. */
export function rosterOfLink(text: string): string | undefined {
  const [, payload] = LINK.exec(text) ?? [];
  if (payload === undefined) return undefined;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(unpacked(bytesOf(payload)));
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile("the link", "what it carries is broken. Was it cut off? Copy it again, whole.");
  }
}

/** Base64, also as it is written in addresses. */
function bytesOf(payload: string): Uint8Array {
  const plain = decodeURIComponent(payload).replaceAll("-", "+").replaceAll("_", "/");
  return Uint8Array.from(atob(plain), (letter) => letter.charCodeAt(0));
}

function unpacked(bytes: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [];
  let size = 0;
  let isWhole = false;
  const gunzip = new Gunzip((part, isLast) => {
    size += part.length;
    if (size > LARGEST) throw new UnreadableFile("the link", `it unpacks to more than ${LARGEST / 1024 / 1024} MB.`);
    parts.push(part);
    isWhole ||= isLast;
  });
  // piece by piece, so that it ends where it is too much
  for (let from = 0; from < bytes.length; from += 4096)
    gunzip.push(bytes.subarray(from, from + 4096), from + 4096 >= bytes.length);
  if (!isWhole) throw new UnreadableFile("the link", "it was cut off. Copy it again, whole.");
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
