import { unzipSync } from "fflate";
import { treeOfXml } from "./battlescribe/xml.js";
import { UnreadableFile } from "./unreadable-file.js";

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

export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;

/** What is looked for in a zip. */
interface Packed {
  readonly wanted: RegExp;
  /** The same in words. */
  readonly names: string;
  /** Bytes it may have when it is unpacked. */
  readonly largest: number;
}

const CATALOGUE: Packed = { wanted: /\.(cat|gst|ros|xml|json)$/i, names: ".cat, .gst or .ros", largest: LARGEST };

/** The one such file in a zip; sizes are checked before anything is unpacked. */
export function unzipped(file: string, bytes: Uint8Array, { wanted, names, largest }: Packed): Uint8Array {
  let files: Record<string, Uint8Array>;
  try {
    files = unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (originalSize <= largest) return wanted.test(name);
        throw new UnreadableFile(file, `${name} in it would unpack to ${Math.round(originalSize / 1024 / 1024)} MB.`);
      },
    });
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile(file, `the zip is broken (${(error as Error).message}). Download it again.`);
  }
  const [name, ...others] = Object.keys(files);
  if (name === undefined) throw new UnreadableFile(file, `there is no ${names} file in the zip.`);
  if (others.length > 0) throw new UnreadableFile(file, `there are several files in the zip; unpack it first.`);
  return files[name] as Uint8Array;
}

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
