import { expect, test } from "vitest";
import { peerProblems } from "../src/peers.js";
import { type Manifest, type Published, publishedIn } from "../src/published.js";
import { root } from "./packed.js";

const kernel = pack("packages/kernel", { name: "@riposte/kernel", version: "0.4.2" });
const surge = (manifest: Partial<Manifest>) =>
  pack("packages/plugins/imperial-assault/surge", { name: "@riposte/surge", version: "0.1.0", ...manifest });

test("what can be composed has ours as peers, linked for development", () => {
  const tidy = surge({
    peerDependencies: { "@riposte/kernel": "^0.4.0", vitest: "^4.1.0" },
    devDependencies: { "@riposte/kernel": "workspace:^" },
    dependencies: { zod: "catalog:" },
  });
  expect(peerProblems([kernel, tidy])).toEqual([]);
});

test("a copy of its own, a missing link and a range that leaves out what is here are told", () => {
  expect(peerProblems([kernel, surge({ dependencies: { "@riposte/kernel": "workspace:^" } })])).toEqual([
    expect.stringContaining(
      "packages/plugins/imperial-assault/surge/package.json: @riposte/kernel is a dependency. Make it a peer",
    ),
  ]);
  expect(peerProblems([kernel, surge({ peerDependencies: { "@riposte/kernel": "^0.3.0" } })])).toEqual([
    expect.stringContaining('Add "@riposte/kernel": "workspace:^" to devDependencies.'),
    expect.stringContaining("the peer @riposte/kernel ^0.3.0 leaves out 0.4.2"),
  ]);
});

test("apps bring their own", () => {
  const app = pack("apps/cli", {
    name: "@riposte/cli",
    version: "0.1.0",
    dependencies: { "@riposte/kernel": "^0.4.0" },
  });
  expect(peerProblems([kernel, app])).toEqual([]);
});

test("no package of this repository is wrong in this", () => {
  expect(peerProblems(publishedIn(root))).toEqual([]);
});

function pack(folder: string, manifest: Manifest): Published {
  return { name: manifest.name, version: manifest.version, folder, manifest };
}
