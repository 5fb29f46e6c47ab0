import { relative } from "node:path";

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}

/** The failures in vitest's JSON report, a line each; nothing where the report says that all is well. */
export function failuresIn(text: string, root: string): readonly string[] | undefined {
  const { testResults } = JSON.parse(text) as Report;
  const failures = testResults
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, message, assertionResults }) => {
      const titles = assertionResults.filter(({ status }) => status === "failed").map(({ title }) => title);
      // a file that cannot be loaded has no tests, only a message
      const what = titles.length > 0 ? titles : [message.split("\n")[0] ?? "cannot be loaded"];
      return what.map((title) => `${relative(root, name)} fails with the new versions: ${title}`);
    });
  return failures.length === 0 ? undefined : failures;
}
