import { labelOf, momentOf, type Voice } from "@riposte/hosting";
import { isPassing, type LiveMatch, type PolicyChange } from "@riposte/kernel/run";
import { NO_COMPUTERS, seatShown } from "./computer-seats.js";
import { sortOut } from "./decision-lines.js";
import type { PlayCommand } from "./play-command.js";
import { readAnswer } from "./read-answer.js";
import type { Session } from "./session.js";
import { voiceAsking } from "./voices.js";

type PolicyCommand = Extract<PlayCommand, { readonly do: "hold" | "always" | "orders" | "forget" | "until" }>;

/** What a command changes about when its player is asked, or what there is to say about it. */
export type PolicyDone = Change | { readonly said: string } | Fault;

interface Change {
  readonly change: PolicyChange;
  readonly said: string;
  /** What to say where the match does not take it; its own reason unless given. */
  readonly refused?: string;
}

interface Fault {
  readonly fault: string;
}

const HOLDS = {
  always: "You are asked whenever you could respond.",
  auto: "You are asked only when you can do something; the others can tell from your pauses what you may hold.",
  never: "You are asked only when you must answer.",
} as const;

/** Hold policy and standing orders, as the keyboard gives them. */
export function readPolicy(session: Session, command: PolicyCommand): PolicyDone {
  const { match } = session;
  const voice = voiceAsking(session);
  const window = windowNow(session);
  const { orders = [] } = policyOf(session) ?? {};
  switch (command.do) {
    case "hold": {
      const { hold, isHere } = command;
      if (!isHere) return { change: { set: "hold", hold }, said: HOLDS[hold] };
      if (window === null) return { fault: "This question must be answered: it is no moment to respond at." };
      return { change: { set: "hold", hold, window }, said: `${HOLDS[hold]} That is: ${momentOf(voice, window)}.` };
    }
    case "always": {
      const key = window === null ? undefined : keyOf(match, voice, command.option);
      if (window === null || key === undefined)
        return {
          fault: `"${command.option}" cannot be chosen by itself here: name an option of a moment to respond at.`,
        };
      const name = labelOf(voice, optionOf(match, key));
      return {
        change: { set: "order", window, key, act: "play" },
        said: `From now on, ${momentOf(voice, window)}: ${name}.`,
      };
    }
    case "orders":
      if (orders.length === 0) return { said: 'Nothing is chosen by itself. "always N" does that with option N.' };
      return {
        said: orders
          .map(({ window: at, key }, place) => `  ${place + 1} ${momentOf(voice, at)}: ${labelOf(voice, { key })}`)
          .join("\n"),
      };
    case "until":
      return passing(command.what);
    case "forget": {
      const order = orders[command.order - 1];
      if (order === undefined) return { fault: `There is no order ${command.order}; "orders" lists them.` };
      return { change: { set: "no-order", window: order.window, key: order.key }, said: "Forgotten." };
    }
  }
}

/** Until when its player passes. */
function passing(what: string): PolicyDone {
  switch (what) {
    case "now":
      return { change: { set: "no-pass" }, said: "You are asked again." };
    case "me":
      return { change: { set: "pass", until: "concerned" }, said: "You pass until something happens to you." };
    case "mine":
      return { change: { set: "pass", until: "own" }, said: "You pass until your own time." };
    default:
      return {
        change: { set: "pass", until: { scope: what } },
        said: `You pass until the end of the ${what}.`,
        refused: `Nothing called "${what}" is going on, so passing until its end would never end. Say "until me" or "until mine".`,
      };
  }
}

function policyOf({ match, computers = NO_COMPUTERS }: Session) {
  return match.viewFor(seatShown(match, computers)).policy;
}

/** The moment its player may respond at, if that is what is asked. */
export function windowNow({ match, computers = NO_COMPUTERS }: Session): string | null {
  const { decision } = match.viewFor(seatShown(match, computers));
  return decision?.own === true ? decision.window : null;
}

function keyOf({ decision }: LiveMatch<unknown>, voice: Voice, option: string) {
  if (decision === null) return undefined;
  const read = readAnswer(decision.choice, option, sortOut(voice, decision.choice));
  const isKey = "answer" in read && (typeof read.answer === "string" || typeof read.answer === "number");
  return isKey && !isPassing(read.answer as string | number) ? (read.answer as string | number) : undefined;
}

function optionOf({ decision }: LiveMatch<unknown>, key: string | number) {
  const options = decision?.choice.kind === "one" ? decision.choice.options : [];
  return options.find((option) => option.key === key) ?? { key };
}
