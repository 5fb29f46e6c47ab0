/** What is used after an author's code began is taken before: that code may put anything in the place of a method. */
export type Scope = Window & typeof globalThis;

export const refusal = (): Error =>
  new Error("In the sandbox are no frames, no text becomes elements, and no link hints at another server.");

/** A method refuses, and so does a member that is set; both can still be read. */
export function refuse(owner: object, name: string): void {
  const known = Object.getOwnPropertyDescriptor(owner, name);
  const refused = () => {
    throw refusal();
  };
  if (known === undefined || known.configurable === false) return;
  if (known.get !== undefined)
    Object.defineProperty(owner, name, { get: known.get, set: refused, configurable: false });
  else Object.defineProperty(owner, name, { value: refused, writable: false, configurable: false });
}
