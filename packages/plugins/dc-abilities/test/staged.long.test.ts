import { abilities } from "@riposte/data-imperial-assault/abilities";
import { recordReached } from "@riposte/testing";
import { expect, test } from "vitest";
import { readLibrary } from "../src/index.js";
import { context, game } from "./position.js";
import { stageAbility } from "./staging.js";

/** Need a table the general positions do not have: a companion that is attached, a named host, a zone, a form card. */
const UNREACHED = [
  "assassins-blade",
  "attached",
  "beast-tamer-1",
  "beast-tamer-2",
  "black-market",
  "dc_special:Bib Fortuna:0",
  "dc_special:Senator (FFG):0",
  "dc_special:Smuggler's Run:0",
  "deadly",
  "dubious-counterparts",
  "fireproof",
  "fury-of-kashyyyk",
  "imperial-retrofitting-1",
  "imperial-retrofitting-2",
  "into-the-force",
  "rogue-one-2",
  "scout-ffg-rifleman",
  "shared-intuition",
  "spiked-boots",
  "unshakable",
  "whats-yours-is-mine",
];

const library = readLibrary(context, abilities);
const only = process.env.ABILITIES?.split(",");

test("every wired ability can be made to act and changes something", { timeout: 1_800_000 }, () => {
  const wired = Object.entries(library).filter(
    ([id, { manual, base }]) => manual === undefined && base === undefined && (only === undefined || only.includes(id)),
  );
  const staged = wired.map(([id, ability]) => stageAbility(id, ability));
  const missed = staged.filter(({ reached }) => !reached);
  const reached = staged.filter((one) => one.reached).map(({ id }) => [id, 1]);
  recordReached(game.name, Object.fromEntries(reached));
  console.log(`staged ${staged.length - missed.length} of ${staged.length}`);
  for (const { id, how } of missed) console.log(`not reached: ${id}: ${how}`);
  expect(missed.map(({ id }) => id).filter((id) => !UNREACHED.includes(id))).toEqual([]);
});
