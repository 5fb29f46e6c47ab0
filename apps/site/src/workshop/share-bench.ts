import { type Bench, linkOf } from "./kept.js";
import { texts } from "./texts.js";

/** Puts everything into the address, and the address into the clipboard; says what became of it. */
export async function shareBench(bench: Bench): Promise<string> {
  location.hash = linkOf(bench);
  try {
    await navigator.clipboard.writeText(location.href);
    return texts.copied;
  } catch {
    return texts.inAddress;
  }
}
