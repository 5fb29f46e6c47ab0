/** What is used after an author's code began is taken before: that code may put anything in the place of a method. */
type Scope = Window & typeof globalThis;

/**
 * Shuts the window an author's code is going to run in where no policy of a browser does: connections between browsers (WebRTC) are
 * gone from it, and with them every way to a fresh window that would have them again, which is a frame within.
 */
export function shut(scope: Scope): void {
  for (const name of Object.getOwnPropertyNames(scope))
    if (/^(webkit|moz)?RTC|^XSLTProcessor$/.test(name)) Reflect.deleteProperty(scope, name);
  onlyPlainElements(scope.Document.prototype, "createElement", scope);
  onlyPlainElements(scope.Document.prototype, "createElementNS", scope);
  // text that becomes elements, and elements with a class of their own, may be frames
  for (const owner of [scope.Element, scope.ShadowRoot, scope.Document])
    for (const made of [owner, owner.prototype])
      for (const name of Object.getOwnPropertyNames(made)) if (/HTML/.test(name)) refuse(made, name);
  for (const name of ["write", "writeln", "open", "execCommand"]) refuse(scope.Document.prototype, name);
  refuse(scope.DOMParser.prototype, "parseFromString");
  refuse(scope.Range.prototype, "createContextualFragment");
  refuse(scope.CustomElementRegistry.prototype, "define");
}

/** Lets no element be made that holds a window. */
function onlyPlainElements(owner: Document, name: "createElement" | "createElementNS", scope: Scope): void {
  const { apply } = scope.Reflect;
  const make = owner[name];
  const nameOf = Object.getOwnPropertyDescriptor(scope.Element.prototype, "localName")?.get;
  const value = function (this: Document, ...words: readonly unknown[]): Element {
    const made: Element = apply(make, this, words);
    const local: unknown = nameOf && apply(nameOf, made, []);
    if (local === "iframe" || local === "frame" || local === "object" || local === "embed" || local === "fencedframe")
      throw refusal();
    return made;
  };
  Object.defineProperty(owner, name, { value, writable: false, configurable: false });
}

/** A method refuses, and so does a member that is set; both can still be read. */
function refuse(owner: object, name: string): void {
  const known = Object.getOwnPropertyDescriptor(owner, name);
  const refused = () => {
    throw refusal();
  };
  if (known === undefined || known.configurable === false) return;
  if (known.get !== undefined)
    Object.defineProperty(owner, name, { get: known.get, set: refused, configurable: false });
  else Object.defineProperty(owner, name, { value: refused, writable: false, configurable: false });
}

const refusal = (): Error => new Error("There are no frames in the sandbox, and no text becomes elements.");
