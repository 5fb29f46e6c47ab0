/** The text of a list file, also where it is zipped; what cannot be read is an error in words. */
export async function fileText(file: File): Promise<string> {
  const { listFileText } = await import("@riposte/hosting/lists/file");
  return listFileText(file.name, new Uint8Array(await file.arrayBuffer()));
}
