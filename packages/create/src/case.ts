/** `last-stand` as `lastStand`. */
export const camelCase = (name: string): string =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** `last-stand` as `LastStand`. */
export const pascalCase = (name: string): string => camelCase(name).replace(/^\w/, (letter) => letter.toUpperCase());

/** `last-stand` as `Last Stand`. */
export const titleCase = (name: string): string =>
  name
    .split("-")
    .map((word) => word.replace(/^\w/, (letter) => letter.toUpperCase()))
    .join(" ");
