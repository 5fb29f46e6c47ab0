/** Files by their path from the folder that is written to. */
export type NewFiles = Readonly<Record<string, string>>;

/** The same files in a folder. */
export const within = (folder: string, files: NewFiles): NewFiles =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]));
