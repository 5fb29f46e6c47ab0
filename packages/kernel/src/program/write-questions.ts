import type { Game, QuestionEntry } from "../compose/game.js";
import { byName } from "./by-name.js";
import type { Constants } from "./constants.js";

/** How a question is posed and answered by a program: each from places of its own, so that V8 sees one listing and one answer there. */
export interface WrittenQuestions {
  readonly text: string;
  /** The call that poses a question to a seat; both are expressions. */
  pose(entry: QuestionEntry, seat: string, about: string): string;
}

export function writeQuestions(
  game: Game,
  constants: Constants,
  { records }: { readonly records: boolean },
): WrittenQuestions {
  const entries = [...game.questions.values()];
  const tell = records || game.hearsAnswers ? "tellAnswer(rt, asked, answer, false); " : "";
  const answering = ({ label, run }: QuestionEntry) =>
    `rt.acting = ${constants.of(label)}; ${tell}${constants.of(run)}.answer(answer, asked, m);`;
  const answered = entries.map((entry) => `    case ${entry.code}: ${answering(entry)} break;\n`);
  const picked = entries.flatMap((entry) => {
    const pick = `const answer = ${constants.of(entry.run)}.pick(index, asked, m);`;
    return entry.run.pick === undefined
      ? []
      : [`    case ${entry.code}: { ${pick} begin(rt); ${answering(entry)} break; }\n`];
  });
  const posed = entries.map((entry) => [entry.name, writePosed(entry, constants)] as const);
  const text = `
function poseNamed(rt, m, question, seat, about) {
  const asked = { id: rt.questions, question, seat, about };
  let entry, choice = null, count;
${byName("question", posed, constants)}  if (entry === undefined) return pose(rt, question, seat, about);
  if (count !== null && count < 2) return poseFew(rt, asked, entry, choice, count);
  rt.questions++;
  rt.pending = asked;
  rt.posed.entry = entry;
  rt.posed.choice = choice;
  rt.posed.count = count;
}
function enterAt(rt, index) {
  const m = rt.match, asked = rt.pending, start = rt.top;
  switch (rt.posed.entry.code) {
${picked.join("")}  }
  goOn(rt, m, start);
}
function enter(rt, answer) {
  const m = rt.match, asked = rt.pending, start = rt.top, { code } = rt.posed.entry;
  begin(rt);
  switch (code) {
${answered.join("")}  }
  goOn(rt, m, start);
}
function goOn(rt, m, start) {
  if (rt.published > 0) hear(rt, m);
  if (rt.top - start > 1) settle(rt, start);
  run(rt);
}
`;
  return { text, pose: ({ name }, seat, about) => `poseNamed(rt, m, ${constants.of(name)}, ${seat}, ${about});` };
}

/** A question's own part of being posed: its answers, counted or listed. */
function writePosed(entry: QuestionEntry, constants: Constants): string {
  const run = constants.of(entry.run);
  const own = entry.run.own === true ? "stopPassing(rt, seat); " : "";
  const counted =
    entry.run.size === undefined
      ? `choice = ${run}.choices(asked, m); count = countIn(choice);`
      : `count = ${run}.size(asked, m);`;
  return `{ entry = ${constants.of(entry)}; ${own}${counted} break; }`;
}
