import { autocomplete, confirm, isCancel, text } from "@clack/prompts";
import { labelOf, say, type Voice } from "@riposte/hosting";
import type { Decision } from "@riposte/kernel/run";
import type { Asker } from "../play/asker.js";
import { decisionLines, optionWords, refusalLines, sortOut } from "../play/decision-lines.js";
import { PLAY_COMMANDS, readPlayCommand } from "../play/play-command.js";
import type { Terminal } from "./terminal.js";
import { paragraph } from "./wrap.js";

interface Item {
  readonly value: string;
  readonly label: string;
}

/** Asks with arrow keys, or by typing the number or letter in front of a line; what no line has is read as if typed on a pipe. */
export function createMenuAsker(terminal: Terminal): Asker {
  return {
    async ask(voice, decision) {
      const reply = decision !== null && decision.choice.kind !== "one" ? askText : askMenu;
      const entered = await reply(voice, decision, terminal);
      return isCancel(entered) ? "q" : completed(entered as string, terminal);
    },
    // who presses Esc twice wants to go
    confirm: async (message) => (await confirm({ ...streamsOf(terminal), message })) !== false,
    close: () => undefined,
  };
}

/** The streams a prompt reads keys from and is drawn on. */
export const streamsOf = ({ input, output }: Terminal): Pick<Terminal, "input" | "output"> => ({ input, output });

/** The line chosen; or what was typed, where it is a command with more words or fits no line. */
async function askMenu(voice: Voice, decision: Decision | null, terminal: Terminal): Promise<unknown> {
  const { paint, width } = terminal;
  for (const line of decision === null ? [] : refusalLines(voice, decision))
    for (const part of paragraph(`- ${line}`, width)) terminal.print(paint.dim(part));
  const items = [...answerItems(voice, decision), ...commandItems()];
  let typed = "";
  const chosen = await autocomplete({
    ...streamsOf(terminal),
    message: decision === null ? "The match is over." : say(voice, decision.prompt),
    options: items,
    maxItems: 14,
    filter: (search, item) => {
      typed = search.trim();
      return fits(typed, item as Item, items);
    },
  });
  return isCancel(chosen) ? chosen : (chosen ?? typed);
}

/** A number or letter means the line it stands before, if there is one; anything else is looked for in the words of the lines. */
function fits(typed: string, { value, label }: Item, items: readonly Item[]): boolean {
  if (typed === "" || value.startsWith(typed)) return true;
  if (items.some((item) => item.value.startsWith(typed)) || readPlayCommand(typed) !== undefined) return false;
  return typed.length > 1 && label.toLowerCase().includes(typed.toLowerCase());
}

async function askText(voice: Voice, decision: Decision | null, terminal: Terminal): Promise<unknown> {
  for (const line of decisionLines(voice, decision as Decision, terminal.paint, terminal.width)) terminal.print(line);
  return (await text({ ...streamsOf(terminal), message: "Your answer" })) ?? "";
}

function answerItems(voice: Voice, decision: Decision | null): readonly Item[] {
  if (decision === null) return [];
  const { listed, places } = sortOut(voice, decision.choice);
  return [
    ...listed.map((option, at) => ({
      value: String(at + 1),
      label: `${at + 1}  ${optionWords(voice, option, decision.choice)}`,
    })),
    ...[...places].map(([place, option]) => ({ value: place, label: `${place}  ${labelOf(voice, option)}` })),
  ];
}

const commandItems = (): readonly Item[] =>
  PLAY_COMMANDS.filter(([form]) => !form.endsWith(" N") && !form.endsWith(" HOW") && !form.endsWith(" WHAT")).map(
    ([form, what]) => {
      const [value = ""] = form.split(" ");
      return { value, label: `${value}  ${what.split(";")[0]}` };
    },
  );

const LACKING: Readonly<Record<string, string>> = {
  s: "Save to which file?",
  l: "Load which file?",
  about: "About what?",
};

/** A command that needs more words, chosen with the arrows, still lacks them. */
async function completed(line: string, terminal: Terminal): Promise<string> {
  const message = LACKING[line];
  if (message === undefined) return line;
  const more = await text({ ...streamsOf(terminal), message });
  return isCancel(more) ? "" : `${line} ${more ?? ""}`;
}
