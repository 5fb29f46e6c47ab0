import { isZip, UnreadableFile, unzipped } from "@riposte/reading";
import { treeOfXml } from "./battlescribe/xml.js";

/** Unpacked, no catalogue is larger; what claims to be would fill the memory. */
const LARGEST = 128 * 1024 * 1024;

/** A file as it lies on a disk or in a browser. */
export interface RawFile {
  readonly file: string;
  readonly bytes: Uint8Array;
}

/** The data in a file, whatever it is packed in: JSON, XML as the same tree, or one of them zipped. */
export function openFile({ file, bytes }: RawFile, onProgress?: (share: number) => void): unknown {
  const unpacked = isZip(bytes) ? unzipped(file, bytes, CATALOGUE) : bytes;
  if (unpacked.length > LARGEST) throw new UnreadableFile(file, `it is larger than ${LARGEST / 1024 / 1024} MB.`);
  const text = decoded(file, unpacked);
  return /^\s*</.test(text) ? treeOfXml(file, text, onProgress) : parsed(file, text);
}

const CATALOGUE = { wanted: /\.(cat|gst|ros|xml|json)$/i, names: ".cat, .gst or .ros", largest: LARGEST };

function decoded(file: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableFile(file, "it is not UTF-8 text. Save it as UTF-8.");
  }
}

function parsed(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const why = text.trim() === "" ? "the file is empty" : (error as Error).message;
    throw new UnreadableFile(file, `it is not JSON: ${why}. Was it cut off?`);
  }
}
