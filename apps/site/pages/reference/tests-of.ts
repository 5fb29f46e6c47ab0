import { atSource, found, read } from "../repository.js";

/** A test that has to do with a name. */
export interface NamedTest {
  readonly title: string;
  readonly address: string;
}

const TITLE = /\b(?:test|rule|it)(?:\.each\([^)]*\))?\(\s*(["'`])((?:(?!\1).)+)\1/g;
let known: readonly { readonly path: string; readonly text: string }[] | undefined;

/** The rules a name is tested by: the titles of the tests that speak of it, each with its place in the source. */
export function testsOf(name: string): readonly NamedTest[] {
  known ??= found("packages/**/test/**/*.test.ts").map((path) => ({ path, text: read(path) }));
  const quoted = `"${name}"`;
  return known
    .filter(({ text }) => text.includes(quoted))
    .flatMap(({ path, text }) => {
      const starts = [...text.matchAll(TITLE)];
      return starts
        .filter(({ index }, at) => text.slice(index, starts[at + 1]?.index ?? text.length).includes(quoted))
        .map(({ 2: title = "", index }) => ({
          title,
          address: `${atSource(path)}#L${text.slice(0, index).split("\n").length}`,
        }));
    });
}
