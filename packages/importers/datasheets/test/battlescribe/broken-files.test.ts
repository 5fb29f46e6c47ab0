import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { openFile, UnreadableFile } from "../../src/index.js";
import { asXml, horde, raw } from "./horde-catalogue.js";

test("a cut-off file, an exploding or broken zip and other text say what is wrong and what to do", () => {
  const cut = asXml(horde).slice(0, 900);
  expect(() => openFile(raw("h.cat", cut))).toThrow(/"h\.cat": the XML breaks at line 2 .*Download it again/);
  const packed = zipSync({ "h.cat": strToU8(asXml(horde)) });
  expect(() => openFile({ file: "h.catz", bytes: claiming(packed, 2 ** 30) })).toThrow("would unpack to 1024 MB");
  expect(() => openFile({ file: "h.catz", bytes: packed.slice(0, 50) })).toThrow("the zip is broken");
  expect(() => openFile({ file: "h.catz", bytes: zipSync({ "a.png": strToU8("x") }) })).toThrow(
    "no .cat, .gst or .ros",
  );
  expect(() => openFile(raw("h.json", "{"))).toThrow(UnreadableFile);
  expect(() => openFile({ file: "h.cat", bytes: new Uint8Array([60, 255, 254]) })).toThrow("not UTF-8");
});

/** A zip whose table of contents claims a size; the table's entry begins with PK\1\2, the size stands 24 bytes on. */
function claiming(zip: Uint8Array, size: number): Uint8Array {
  const bytes = zip.slice();
  const at = bytes.findIndex(
    (_, n) => bytes[n] === 0x50 && bytes[n + 1] === 0x4b && bytes[n + 2] === 1 && bytes[n + 3] === 2,
  );
  new DataView(bytes.buffer).setUint32(at + 24, size, true);
  return bytes;
}
