/** The headings of changesets, and what a user who upgrades wants to know: does it change how matches end or what code is called? */
const HEADINGS: Readonly<Record<string, string>> = {
  "Major Changes": "Changes outcomes or names",
  "Minor Changes": "New",
  "Patch Changes": "Mended and better said",
};

/** While a package is 0.x a minor step is the breaking one, and a patch brings what is new too. */
const FIRST_HEADINGS: Readonly<Record<string, string>> = {
  "Major Changes": "Changes outcomes or names",
  "Minor Changes": "Changes outcomes or names",
  "Patch Changes": "New, mended and better said",
};

const NOTHING_OWN = "Works with newer versions of what it stands on.";

/** A changelog as users read it: each release by what it means for them, one with no changes of its own in one line. */
export function toldForUsers(changelog: string): string {
  const [title = "", ...releases] = changelog.split(/^## /m);
  return [title, ...releases.map(releaseForUsers)].join("## ");
}

function releaseForUsers(release: string): string {
  const [version = "", ...parts] = release.split(/^### /m);
  const headings = version.startsWith("0.") ? FIRST_HEADINGS : HEADINGS;
  const told = parts.flatMap((part) => {
    const [heading = "", ...lines] = part.split("\n");
    const text = lines.join("\n").trim();
    return text === "" ? [] : [`### ${headings[heading.trim()] ?? heading.trim()}\n\n${text}\n`];
  });
  // what was told before is left as it is
  if (parts.length === 0 && version.includes("\n\n")) return release;
  const body = told.length === 0 ? `${NOTHING_OWN}\n` : told.join("\n");
  return `${version.trim()}\n\n${body}\n`;
}
