import { unzipSync } from "fflate";
import { UnreadableFile } from "./unreadable-file.js";

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
