import type { Game, QuestionEntry } from "../compose/game.js";
import { type Constants, readable } from "./constants.js";

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
  const nameOf = ({ code, name }: QuestionEntry) => `pose${code}_${readable(name)}`;
  const codes = constants.of(new Map(entries.map(({ name, code }) => [name, code])));
  const posed = entries.map((entry) => `    case ${entry.code}: ${nameOf(entry)}(rt, m, seat, about); break;\n`);
  const answered = entries.map(({ code, label, run }) => {
    const tell = records || game.hearsAnswers ? "tellAnswer(rt, asked, answer, false); " : "";
    return `    case ${code}: rt.acting = ${constants.of(label)}; ${tell}${constants.of(run)}.answer(answer, asked, m); break;\n`;
  });
  const picked = entries.flatMap(({ code, run }) =>
    run.pick === undefined ? [] : [`    case ${code}: enter(rt, ${constants.of(run)}.pick(index, asked, m)); break;\n`],
  );
  const text = `${entries.map((entry) => writePose(entry, nameOf(entry), constants)).join("")}
function poseNamed(rt, m, question, seat, about) {
  switch (${codes}.get(question)) {
${posed.join("")}    default: pose(rt, question, seat, about);
  }
}
function enterAt(rt, index) {
  const m = rt.match, asked = rt.pending;
  switch (rt.posed.entry.code) {
${picked.join("")}  }
}
function enter(rt, answer) {
  const m = rt.match, asked = rt.pending, start = rt.top, { code } = rt.posed.entry;
  begin(rt);
  switch (code) {
${answered.join("")}  }
  if (rt.published > 0) hear(rt, m);
  if (rt.top - start > 1) settle(rt, start);
  run(rt);
}
`;
  return { text, pose: (entry, seat, about) => `${nameOf(entry)}(rt, m, ${seat}, ${about});` };
}

function writePose(entry: QuestionEntry, name: string, constants: Constants): string {
  const run = constants.of(entry.run);
  const own = entry.run.own === true ? "  stopPassing(rt, seat);\n" : "";
  const counted =
    entry.run.size === undefined
      ? `const choice = ${run}.choices(asked, m), count = countIn(choice);`
      : `const choice = null, count = ${run}.size(asked, m);`;
  return `function ${name}(rt, m, seat, about) {
  const asked = { id: rt.questions, question: ${constants.of(entry.name)}, seat, about };
${own}  ${counted}
  if (count !== null && count < 2) return poseFew(rt, asked, ${constants.of(entry)}, choice, count);
  rt.questions++;
  rt.pending = asked;
  rt.posed.entry = ${constants.of(entry)};
  rt.posed.choice = choice;
  rt.posed.count = count;
}
`;
}
