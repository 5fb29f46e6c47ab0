import { autocomplete, isCancel, text } from "@clack/prompts";
import { labelOf, say, type Voice } from "@riposte/catalog";
import type { Decision } from "@riposte/kernel/run";
import type { Asker } from "../play/asker.js";
import { decisionLines, refusalLines, sortOut } from "../play/decision-lines.js";
import { PLAY_COMMANDS } from "../play/play-command.js";
import type { Terminal } from "./terminal.js";

interface Item {
  readonly value: string;
  readonly label: string;
}

/** Asks with arrow keys, or by typing the number or letter in front of a line. */
export function createMenuAsker(terminal: Terminal): Asker {
  return {
    async ask(voice, decision) {
      const reply = decision !== null && decision.choice.kind !== "one" ? askText : askMenu;
      const entered = await reply(voice, decision, terminal);
      return isCancel(entered) ? "q" : completed(entered as string, terminal);
    },
    close: () => undefined,
  };
}

/** The streams a prompt reads keys from and is drawn on. */
export const streamsOf = ({ input, output }: Terminal): Pick<Terminal, "input" | "output"> => ({ input, output });

function askMenu(voice: Voice, decision: Decision | null, terminal: Terminal): Promise<unknown> {
  for (const line of decision === null ? [] : refusalLines(voice, decision))
    terminal.print(terminal.paint.dim(`- ${line}`));
  return autocomplete({
    ...streamsOf(terminal),
    message: decision === null ? "The match is over." : say(voice, decision.prompt),
    options: [...answerItems(voice, decision), ...commandItems()],
    maxItems: 14,
    filter: (typed, { value, label }) => value.startsWith(typed.trim()) || matchesWord(String(label), typed),
  });
}

async function askText(voice: Voice, decision: Decision | null, terminal: Terminal): Promise<unknown> {
  for (const line of decisionLines(voice, decision as Decision, terminal.paint)) terminal.print(line);
  return (await text({ ...streamsOf(terminal), message: "Your answer" })) ?? "";
}

function answerItems(voice: Voice, decision: Decision | null): readonly Item[] {
  if (decision === null) return [];
  const { listed, places } = sortOut(voice, decision.choice);
  return [
    ...listed.map((option, at) => ({ value: String(at + 1), label: `${at + 1}  ${labelOf(voice, option)}` })),
    ...[...places].map(([place, option]) => ({ value: place, label: `${place}  ${labelOf(voice, option)}` })),
  ];
}

const commandItems = (): readonly Item[] =>
  PLAY_COMMANDS.map(([form, what]) => ({
    value: form.split(" ")[0] as string,
    label: `${form[0]}  ${what.split(";")[0]}`,
  }));

const matchesWord = (label: string, typed: string): boolean =>
  typed.length > 1 && label.toLowerCase().includes(typed.toLowerCase());

/** A command that needs a file, chosen with the arrows, still lacks it. */
async function completed(line: string, terminal: Terminal): Promise<string> {
  if (line !== "s" && line !== "l") return line;
  const message = line === "s" ? "Save to which file?" : "Load which file?";
  const file = await text({ ...streamsOf(terminal), message });
  return isCancel(file) ? "t" : `${line} ${file ?? ""}`;
}
