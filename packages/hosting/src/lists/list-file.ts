import { isZip, unzipped } from "@riposte/reading";

/** Unpacked, no list is larger; what claims to be would fill the memory. */
const LARGEST = 8 * 1024 * 1024;

/** The text of a list file: as it is, or the one list in a zip, such as VASSAL saves games in. */
export function listFileText(file: string, bytes: Uint8Array): string {
  const packed = {
    wanted: /(?:^|\/)savedGame$|\.(?:ros|xml|json|txt)$/i,
    names: "savedGame or .ros",
    largest: LARGEST,
  };
  return textIn(isZip(bytes) ? unzipped(file, bytes, packed) : bytes);
}

const DISGUISED = "VOBS";

/** VASSAL's disguise is bytes, each of them a character; all else is UTF-8. */
function textIn(bytes: Uint8Array): string {
  const start = String.fromCharCode(...bytes.subarray(0, DISGUISED.length));
  if (start !== DISGUISED) return new TextDecoder().decode(bytes);
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 4096) parts.push(String.fromCharCode(...bytes.subarray(at, at + 4096)));
  return parts.join("");
}
