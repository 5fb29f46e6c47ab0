/** The files in one folder, of those of a game by their path. */
export const inFolder = (files: Readonly<Record<string, unknown>>, folder: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(files).filter(([path]) => path.startsWith(`${folder}/`)));
