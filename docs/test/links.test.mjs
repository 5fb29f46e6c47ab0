import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Every page in the repository; what is deleted is listed until it is committed. */
const pages = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "*.md"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\0")
  .filter((file) => file !== "" && existsSync(join(root, file)));

/** What is shown as code is no link. */
const withoutCode = (text) => text.replace(/^```.*?^```/gms, "").replace(/`[^`\n]*`/g, "");

test("links and pictures of every page lead somewhere", () => {
  const lost = pages.flatMap((page) =>
    [...withoutCode(readFileSync(join(root, page), "utf8")).matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)]
      .filter(([, link]) => !existsSync(join(root, dirname(page), decodeURI(link))))
      .map(([, link]) => `${page}: ${link}`),
  );
  expect(lost).toEqual([]);
});
