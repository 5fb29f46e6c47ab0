import type { Ignorer, NodePath } from "@stryker-mutator/api/ignore";

const WORDS = ["label", "prompt"];

/** What is read of a node of the syntax tree. */
interface Named {
  readonly type: string;
  readonly key?: { readonly name?: string };
  readonly id?: { readonly name?: string };
}

/** Labels and prompts are words for people: the contract suite checks that each is a message, and no rule reads them. */
export const words: Ignorer = {
  shouldIgnore(path: NodePath): string | undefined {
    const { type, key, id } = (path as unknown as { readonly node: Named }).node;
    const name = type === "ObjectProperty" ? key?.name : type === "VariableDeclarator" ? id?.name : undefined;
    return name !== undefined && WORDS.includes(name) ? "words for people" : undefined;
  },
};
