import { expect, test } from "vitest";
import { atTerminal, KEYS } from "../keyboard.js";
import { readScratch, riposte, scratch } from "../riposte.js";

const { down, up, enter, leave } = KEYS;

// matches that are left are kept here
process.env.XDG_STATE_HOME = scratch("state");
const play = ["play", "finished", "--seed", "1"] as const;

/** The inputs of a match that is played with these lines on a pipe. */
async function playedOnPipe(name: string, ...lines: readonly string[]) {
  await riposte([...play, "--save", scratch(name)], [...lines, "q"]);
  return readScratch(scratch(name)).inputs;
}

/** A match at the terminal, left after these keys; one question for each list of keys. */
async function playedByKeys(name: string, ...questions: readonly (readonly [string, ...string[]])[]) {
  const person = atTerminal(...play, "--save", scratch(name));
  for (const [asked, ...keys] of questions) {
    await person.sees(asked);
    person.press(...keys);
  }
  const { code } = await person.ended;
  return { code, inputs: readScratch(scratch(name)).inputs };
}

test("the arrows choose what its number chooses on a pipe", async () => {
  const { code, inputs } = await playedByKeys("arrows.json", ["What next?", down, down, enter], ["Your answer", leave]);
  expect(code).toBe(0);
  expect(inputs).toEqual(await playedOnPipe("numbers.json", "3"));
});

test("a number typed at the menu chooses its line, and an order is typed as text", async () => {
  const { inputs } = await playedByKeys(
    "typed.json",
    ["What next?", "3", enter],
    ["Your answer", "2 1 3", enter],
    ["What next?", leave],
  );
  expect(inputs).toHaveLength(2);
  expect(inputs).toEqual(await playedOnPipe("lines.json", "3", "2 1 3"));
});

test("commands stand below the answers: up from the first line is quit, and a letter finds the others", async () => {
  const person = atTerminal(...play);
  await person.sees("What next?");
  person.press("t", enter);
  await person.sees("What next?");
  person.press(up, enter);
  await person.sees("Leave the match?");
  person.press("y");
  const { code, said } = await person.ended;
  expect(code).toBe(0);
  expect(said.match(/── turn 1/g)).toHaveLength(2);
  expect(said).toContain("it is saved");
});

test("undo chosen in the menu takes the last answer back", async () => {
  const { inputs } = await playedByKeys(
    "undone.json",
    ["What next?", down, enter],
    ["Your answer", "2 1 3", enter],
    ["What next?", "u", enter],
    ["Your answer", leave],
  );
  expect(inputs).toEqual(await playedOnPipe("undone-lines.json", "2", "2 1 3", "u"));
});

test("save asks for its file", async () => {
  const file = scratch("by-menu.json");
  const person = atTerminal(...play);
  await person.sees("What next?");
  person.press("s", enter);
  await person.sees("Save to which file?");
  person.press(file, enter);
  await person.sees("What next?");
  person.press(leave);
  expect((await person.ended).said).toContain("it is saved");
  expect(readScratch(file)).toMatchObject({ game: "finished", inputs: [] });
});

test("the game and its setup are chosen with the arrows", async () => {
  const person = atTerminal();
  await person.sees("Which game?");
  person.press(enter);
  await person.sees("difficulty");
  person.press(down, enter);
  await person.sees("ruleset");
  person.press(enter);
  await person.sees("What next?");
  person.press(leave);
  await person.sees("Leave the match?");
  person.press(leave);
  const { code, said } = await person.ended;
  expect(code).toBe(0);
  expect(said).toMatch(/^Finished! · seed /);
  expect(said).toContain("● 6");
});

test("leaving the menu of games plays nothing", async () => {
  const person = atTerminal();
  await person.sees("Which game?");
  person.press(leave);
  expect(await person.ended).toEqual({ code: 0, said: "" });
});

test("leaving an unsaved match asks, and the match is kept", async () => {
  const person = atTerminal(...play);
  await person.sees("What next?");
  person.press(leave);
  await person.sees("Leave the match?");
  person.press("n");
  await person.sees("What next?");
  person.press(leave);
  await person.sees("Leave the match?");
  person.press("y");
  const { code, said } = await person.ended;
  expect(code).toBe(0);
  const [, file = ""] = /--load (\S+)/.exec(said) ?? [];
  expect(readScratch(file)).toMatchObject({ game: "finished", inputs: [] });
});

test("what no line has is a wrong answer, and a command with more words is obeyed", async () => {
  const person = atTerminal(...play, "--save", scratch("wrong.json"));
  await person.sees("What next?");
  person.press("zzz", enter);
  await person.sees("What next?");
  person.press("u 3", enter);
  await person.sees("What next?");
  person.press(leave);
  const { said } = await person.ended;
  expect(said).toContain('"zzz" is not in the list');
  expect(said).toMatch(/undo/i);
});
