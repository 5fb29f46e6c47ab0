import { expect, test } from "vitest";
import { toldForUsers } from "../src/changelog.js";

const written = `# @riposte/surge

## 0.2.0

### Minor Changes

- Surge options may cost 0.

### Patch Changes

- Says why a surge cannot be bought.

## 0.1.1

### Patch Changes

`;

test("a release is told by what it means for users, and one without changes of its own in one line", () => {
  expect(toldForUsers(written)).toBe(`# @riposte/surge

## 0.2.0

### Changes outcomes or names

- Surge options may cost 0.

### New, mended and better said

- Says why a surge cannot be bought.

## 0.1.1

Works with newer versions of what it stands on.

`);
});

test("what was told once stays as it is", () => {
  const once = toldForUsers(written);
  expect(toldForUsers(once)).toBe(once);
});

test("from 1.0 on what is new stands apart from what is mended", () => {
  expect(toldForUsers("# x\n\n## 1.1.0\n\n### Minor Changes\n\n- A.\n\n### Patch Changes\n\n- B.\n")).toBe(
    "# x\n\n## 1.1.0\n\n### New\n\n- A.\n\n### Mended and better said\n\n- B.\n\n",
  );
});
