// How long an army against an army takes: 15 units on 15, counted exactly, and five units on one. The first of each is of a cold process.
import { armyMatrix } from "@riposte/combat";
import { warhammerContext, warhammerRules } from "@riposte/hosting/warhammer-40k";

const SIDE = 15;
const ROUNDS = Number(process.argv[2] ?? 3);
const [mine, theirs] = Object.values(warhammerContext().armies);
const units = ({ units: own }) =>
  Array.from({ length: SIDE }, (_, at) => ({ ...own[at % own.length], id: `${own[at % own.length].id}-${at}` }));
const armies = { attacker: mine.army, target: theirs.army };

const timed = (act) => {
  const began = performance.now();
  const made = act();
  return [performance.now() - began, made];
};

for (const [edition, ruleset] of [
  ["10th", "10e"],
  ["11th", "11e-2026-10"],
])
  for (const when of ["shooting", "charge"]) {
    const matched = {
      attackers: units(mine),
      targets: units(theirs),
      moment: { when, distance: 12, stationary: false, cover: false, armies },
    };
    const rules = warhammerRules(ruleset);
    const [all, five] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      const [whole, matrix] = timed(() => armyMatrix(rules, matched));
      all.push(whole);
      five.push(timed(() => matrix.several(3, [0, 4, 5, 6, 7]))[0]);
    }
    const told = (times) => times.map((time) => `${time.toFixed(0)} ms`).join(", ");
    console.log(
      `${edition} edition, ${when}: ${SIDE} × ${SIDE} units ${told(all)} (bar 3000); five on one ${told(five)} (bar 200)`,
    );
  }
