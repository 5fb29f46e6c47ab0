import { refusal, refuse, type Scope } from "./refusal.js";
import { shutHints } from "./shut-hints.js";

/**
 * Shuts the window an author's code is going to run in where no policy of a browser does: connections between browsers (WebRTC) are
 * gone from it, and with them every way to a fresh window that would have them again, which is a frame within. So are hints at connections.
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
  shutHints(scope);
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
