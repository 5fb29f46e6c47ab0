import { expect, test } from "vitest";
import { readCards } from "../src/index.js";
import { context } from "./position.js";

const read = (abilities: object) => () => readCards(context, { "cards.json": { source: "test", abilities } });
const card = (fields: object) => ({ type: "ccEffect", label: "x", ...fields });

test("all problems are told at once, with file, path and the nearest known name", () => {
  const problems = read({
    "There is Anoter": card({ draw: 1 }),
    Blitz: card({ attackSurgBonus: 1 }),
    Focus: card({ applyFocus: "yes" }),
    Planning: card({ draw: 2, discardIfNotTrait: "LEEDER" }),
    Rally: card({ timing: "startOfRuond", discardHarmfulConditions: true }),
    Recovery: card({}),
    Urgency: card({ steps: [{ type: "do:pionts", amount: 1 }] }),
    "Cruel Strike": card({ nextAttackBonusSurgeAbilities: ["peirce 1"] }),
  });
  for (const problem of [
    /cards\.json: abilities\["There is Anoter"\]: there is no such command card\. Did you mean "There is Another"\?/,
    /abilities\["Blitz"\]: "attackSurgBonus" is no field of it\. Did you mean "attackSurgeBonus"\?/,
    /abilities\["Focus"\]\.applyFocus: /,
    /abilities\["Planning"\]\.discardIfNotTrait: "LEEDER" is no trait\. Did you mean "leader"\?/,
    /abilities\["Rally"\]\.timing: .*Did you mean "startOfRound"\?/,
    /abilities\["Recovery"\]: it has a label and no steps\./,
    /abilities\["Urgency"\]\.steps\.0: There is no step "do:pionts"\. Did you mean "do:points"\?/,
    /abilities\["Cruel Strike"\]\.nextAttackBonusSurgeAbilities\.0: /,
  ])
    expect(problems).toThrow(problem);
});

test("also inside steps, conditions and filters, and where the entry itself is wrong", () => {
  const problems = read({
    Urgency: card({ steps: [{ type: "do:choose", from: { trait: "troper" } }] }),
    Focus: card({ steps: [{ type: "do:gain", condition: "focuss" }] }),
    Blitz: card({ at: "atack:modifiers", steps: [{ type: "do:modify", symbol: "surge", amout: 1 }] }),
    Rally: card({ timing: "SOAA", steps: [{ type: "do:gain", condition: 3 }] }),
    Planning: card({ if: { self: { trait: "leadr" } }, steps: [{ type: "do:draw", amount: "two" }] }),
    Recovery: card({ as: "slef", steps: [{ type: "do:repeat", times: 2, steps: [{ type: "do:recovr" }] }] }),
    Parry: card({ plays: [{ tming: "WDEF", at: "attack:modifiers", steps: [{ type: "do:if", iff: {} }] }] }),
  });
  for (const problem of [
    /abilities\["Urgency"\]\.steps\.0\.from\.trait: do:choose: "troper" is not known here\. Did you mean "trooper"\?/,
    /abilities\["Focus"\]\.steps\.0\.condition: do:gain: "focuss" is not known here\. Did you mean "focus"\?/,
    /abilities\["Blitz"\]\.at: .*Did you mean "attack:modifiers"\?/,
    /abilities\["Blitz"\]\.steps\.0: do:modify: "amout" is no field of it\. Did you mean "amount"\?/,
    /abilities\["Rally"\]\.timing: .*Did you mean "SOA"\?/,
    /abilities\["Rally"\]\.steps\.0\.condition: do:gain: /,
    /abilities\["Planning"\]\.if\.self\.trait: "leadr" is not known here\. Did you mean "leader"\?/,
    /abilities\["Planning"\]\.steps\.0\.amount: do:draw: /,
    /abilities\["Recovery"\]\.as: "slef" is not known here\. Did you mean "self"\?/,
    /abilities\["Recovery"\]\.steps\.0\.steps\.0: do:repeat: There is no step "do:recovr"\. Did you mean "do:recover"\?/,
    /abilities\["Parry"\]\.plays\.0: "tming" is no field of it\. Did you mean "timing"\?/,
    /abilities\["Parry"\]\.plays\[0\]\.steps\.0: do:if: "iff" is no field of it\. Did you mean "if"\?/,
  ])
    expect(problems).toThrow(problem);
});

test("a typed status that is not the computed one is an error", () => {
  expect(read({ Focus: card({ applyFocus: true, wiredStatus: "partial" }) })).toThrow(
    /abilities\["Focus"\]\.wiredStatus: it says partial, but it is wired/,
  );
});

test("a property that only says how another is meant does nothing alone", () => {
  expect(read({ Blitz: card({ attackBonusDiceColor: "red" }) })).toThrow(
    /attackBonusDiceColor: it does nothing without "attackBonusDice"/,
  );
});

test("properties do not stand beside steps", () => {
  expect(read({ Focus: card({ applyFocus: true, steps: [{ type: "do:gain", condition: "focus" }] }) })).toThrow(
    /applyFocus: it has steps of its own/,
  );
});

test("a card whose timing has several windows says which, and no other", () => {
  const steps = [{ type: "do:modify", symbol: "surge" }];
  expect(read({ Blitz: card({ steps }) })).toThrow(/abilities\["Blitz"\]\.at: say at which window/);
  expect(read({ Blitz: card({ at: "round:start", steps }) })).toThrow(/"round:start" is no window of WATK/);
});

test("a card is in one file only, by id or by name", () => {
  expect(read({ Focus: card({ applyFocus: true }), focus: card({ applyFocus: true }) })).toThrow(
    /abilities\["focus"\]: it is there already/,
  );
});

test("what is no card at all is told too", () => {
  expect(() => readCards(context, { "cards.json": { abilities: { Focus: 3 } } })).toThrow(/cards\.json\.source/);
});
