import { compose, type Game, type LiveMatch, startMatch } from "@riposte/kernel";
import { type CardFacts, createContext, onePiece } from "@riposte/one-piece";
import { opActions } from "@riposte/op-actions";
import { type Extras, extrasFor } from "./extras.js";
import { type Placed, randomOf, randomPosition } from "./random-position.js";
import { isFelt } from "./static.js";
import { willingAnswer } from "./willing.js";
import { wordsOf } from "./words.js";

/** What became of an ability that was made to act. */
export interface Trial {
  readonly ability: string;
  readonly ran: boolean;
  /** It really did something: a static one counts somewhere, another one moved, changed or drew. */
  readonly changed: boolean;
  /** Positions tried. */
  readonly tries: number;
  /** An invariant that broke, or an error. */
  readonly broken?: string;
}

interface Written {
  readonly timing: string | readonly string[];
  readonly from?: string;
  readonly steps: unknown;
}

interface Plan {
  readonly where: Placed["where"];
  readonly active: 0 | 1;
  readonly phase?: "start";
  /** What is wanted at windows, in order; nothing wanted is anything. */
  readonly wanted: readonly string[];
}

const TRIES = 300;
const INPUTS = 30;

/** Stages positions until each ability of a card acts and changes something. */
export function tryAbilities(facts: CardFacts): readonly Trial[] {
  const extras = extrasFor(wordsOf(facts.abilities));
  const context = createContext([facts, ...extras.cards]);
  const game = compose([onePiece(context), opActions(context)]) as Game<unknown>;
  return facts.abilities.map((ability, place) =>
    tryAbility(game, facts, extras, `${facts.id}:${place}`, ability as never),
  );
}

function tryAbility(
  game: Game<unknown>,
  { id: code, kind }: CardFacts,
  extras: Extras,
  ability: string,
  { timing, from = "field", steps }: Written,
): Trial {
  const plans = [timing].flat().flatMap((one) => plansFor(one, kind, from));
  const text = JSON.stringify(steps);
  let ran = false;
  for (let tries = 1; tries <= TRIES; tries++) {
    const plan = plans[tries % plans.length] as Plan;
    const position = randomPosition(
      extras,
      { code, kind, where: plan.where },
      tries,
      plan.active,
      plan.phase ?? "main",
    );
    try {
      const match = startMatch<unknown>(game, { setup: { position }, seed: tries, hold: "auto" });
      if (timing === "static") {
        if (isFelt(match, ability)) return { ability, ran: true, changed: true, tries };
        continue;
      }
      const played = playOn(match, plan, ability, text, randomOf(tries + 1000));
      if (played.broken !== undefined) return { ability, ran: true, changed: false, tries, broken: played.broken };
      ran ||= played.ran;
      if (played.changed) return { ability, ran: true, changed: true, tries };
    } catch (error) {
      return { ability, ran, changed: false, tries, broken: String(error) };
    }
  }
  return { ability, ran, changed: false, tries: TRIES };
}

interface Played {
  readonly ran: boolean;
  readonly changed: boolean;
  readonly broken?: string;
}

function playOn(
  match: LiveMatch<unknown>,
  { wanted }: Plan,
  ability: string,
  text: string,
  random: (most: number) => number,
): Played {
  let ran = false;
  const card = ability.slice(0, ability.indexOf(":") + 1);
  const passesOn = text.includes("op:activate");
  const endsGame = /op:win|op:lose/.test(text);
  for (let input = 0; input < INPUTS && match.decision !== null; input++) {
    const { seat, choice } = match.decision;
    const result = match.answer(seat, willingAnswer(choice, wanted, random));
    if (!result.ok) return { ran, changed: false, broken: `${result.code}: ${result.reason}` };
    const [broken] = match.game.invariants(match as never);
    if (broken !== undefined) return { ran, changed: false, broken };
    for (const { type, payload } of result.events(null)) {
      const told = payload as { readonly ability?: string; readonly acted?: boolean };
      // "activate this card's [Main] effect" acts through that ability
      const isOther = ran && passesOn && told.ability?.startsWith(card) === true;
      if (told.ability !== ability && !isOther) continue;
      ran = true;
      // who has won or lost by it has changed enough
      if (endsGame && match.outcome !== null) return { ran, changed: true };
      if (type === "op:resolved" && told.acted === true) return { ran, changed: true };
    }
  }
  return { ran, changed: false };
}

/** How each timing comes about. */
function plansFor(timing: string, kind: string, from: string): readonly Plan[] {
  const id = kind === "Leader" ? 1000 : kind === "Stage" ? 1009 : 1001;
  const attacked = ["attack:2000:", "attack:2"];
  const field = from === "field" ? "field" : (from as Placed["where"]);
  const plan = (where: Placed["where"], active: 0 | 1, wanted: readonly string[], phase?: "start"): Plan => ({
    where,
    active,
    wanted,
    ...(phase && { phase }),
  });
  switch (timing) {
    case "onPlay":
      return [plan("hand", 0, ["play:1100"])];
    case "activateMain":
      return [plan(field, 0, [`use:${field === "field" ? id : ""}`])];
    case "whenAttacking":
      return [plan("field", 0, [`attack:${id}:`])];
    case "main":
      return [plan("hand", 0, ["event:1100"])];
    case "counter":
      return [plan("hand", 1, [...attacked, "event:1100"])];
    case "onBlock":
      return [plan("field", 1, [...attacked, `block:${id}`])];
    case "onKo":
      return [plan("rested", 1, [`attack:2000:${id}`, "event:2"])];
    case "onOpponentsAttack":
    case "whenAttacked":
      return [plan("field", 1, attacked), plan("rested", 1, attacked)];
    case "trigger":
      return [plan("life", 1, ["attack:2000:1000", "attack:2001:1000", "attack:2002:1000", "trigger:"])];
    case "endOfYourTurn":
      return [plan("field", 0, ["pass"]), plan("rested", 0, ["pass"])];
    case "endOfOpponentsTurn":
      return [plan("field", 1, ["pass"])];
    case "startOfYourTurn":
    case "startOfMain":
      return [plan("field", 0, ["pass"], "start")];
    case "static":
      return [
        plan(field, 0, []),
        plan(field, 1, []),
        ...(field === "field" ? [plan("rested", 1, []), plan("rested", 0, [])] : []),
      ];
    case "instead":
      return [
        plan("field", 1, ["instead:1", "event:2", ...attacked]),
        plan("field", 1, ["instead:1", "use:2"]),
        plan("rested", 1, ["instead:1", `attack:2000:${id}`, "event:2"]),
        plan("field", 0, ["instead:1", "event:1"]),
      ];
    default:
      return [
        plan(field, 0, []),
        plan(field, 1, []),
        plan(field, 0, ["event:1"]),
        plan(field, 1, ["event:2"]),
        plan("field", 0, [`attack:${id}:`, "block:2"]),
        plan("rested", 1, [`attack:2000:${id}`]),
      ];
  }
}
