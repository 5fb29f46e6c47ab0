import type { Plugin } from "vite";

/** What the kernel does where code may not be written. */
const INTERPRETED = `
export const programOf = () => null;
export const prepareProgram = () => false;
export const adoptProgram = () => undefined;
`;

/**
 * Takes the writing of programs off the kernel: a page plays one match, which is interpreted either way, and its threads may not write code
 * where a server forbids it; trying to leaves a complaint in the console.
 */
export const withoutPrograms = (): Plugin => ({
  name: "without-programs",
  apply: "build",
  enforce: "pre",
  load: (id) => (/kernel\/dist\/program\/program\.js$/.test(id) ? INTERPRETED : null),
});
