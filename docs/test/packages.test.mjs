import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { packagesPage } from "../../tooling/checks/packages-page.mjs";

test("docs/packages.md has every package of the workspace once, as it describes itself", async () => {
  const root = fileURLToPath(new URL("../../", import.meta.url));
  await expect(packagesPage(root)).toMatchFileSnapshot("../packages.md");
});
