import { refusal, refuse, type Scope } from "./refusal.js";

/** What a link may be in the sandbox: files that its policy watches over. */
const LOADING = ["stylesheet", "modulepreload", "preload"];

/**
 * Lets no link hint at a connection (`preconnect`, `dns-prefetch`): a browser begins it whatever the policy says, and the name of a
 * server can carry what was found out. A link says what it is in its `rel`, so every way to write that is shut but the one the
 * page itself takes for its files.
 */
export function shutHints(scope: Scope): void {
  const { apply } = scope.Reflect;
  const lower = scope.String.prototype.toLowerCase;
  const text = scope.String;
  const kindOf = Object.getOwnPropertyDescriptor(scope.Node.prototype, "nodeType")?.get as () => number;
  const links = scope.HTMLLinkElement.prototype;
  const rel = Object.getOwnPropertyDescriptor(links, "rel") as PropertyDescriptor;
  Object.defineProperty(links, "rel", {
    get: rel.get,
    set(value: unknown) {
      // read once: what is asked twice may answer differently
      const word = text(value);
      for (const known of LOADING) if (word === known) return apply(rel.set as () => void, this, [known]);
      throw refusal();
    },
    configurable: false,
  });
  for (const name of ["setAttribute", "setAttributeNS", "toggleAttribute"] as const) {
    const set = scope.Element.prototype[name] as (...words: readonly unknown[]) => unknown;
    const place = name === "setAttributeNS" ? 1 : 0;
    const value = function (this: Element, ...words: unknown[]): unknown {
      const attribute = text(words[place]);
      const local: string = apply(lower, attribute, []);
      if (local === "rel") throw refusal();
      words[place] = attribute;
      return apply(set, this, words);
    };
    Object.defineProperty(scope.Element.prototype, name, { value, writable: false, configurable: false });
  }
  const noList = () => {
    throw refusal();
  };
  Object.defineProperty(links, "relList", { get: noList, set: noList, configurable: false });
  for (const name of ["setAttributeNode", "setAttributeNodeNS"]) refuse(scope.Element.prototype, name);
  for (const name of ["setNamedItem", "setNamedItemNS"]) refuse(scope.NamedNodeMap.prototype, name);
  // the attribute a link has, as a node of its own
  refuse(scope.Attr.prototype, "value");
  for (const name of ["nodeValue", "textContent"]) {
    const known = Object.getOwnPropertyDescriptor(scope.Node.prototype, name) as PropertyDescriptor;
    const set = function (this: Node, value: unknown): void {
      if (apply(kindOf, this, []) === ATTRIBUTE) throw refusal();
      apply(known.set as () => void, this, [value]);
    };
    Object.defineProperty(scope.Node.prototype, name, { get: known.get, set, configurable: false });
  }
}

/** `Node.ATTRIBUTE_NODE` */
const ATTRIBUTE = 2;
