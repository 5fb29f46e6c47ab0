import { createSocket, type Socket } from "node:dgram";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { fileURLToPath } from "node:url";
import { type Host, launchBrowser, type Page, serveBuilt } from "@riposte/browser";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const PATIENCE = 120_000;
/** Milliseconds in which a browser asks its first address server, several times over. */
const ASKED_WITHIN = 2500;

/** What a guest does with a window to be heard elsewhere. */
const calling = (port: number): string => `
  const call = (Connection) => {
    const made = new Connection({ iceServers: [{ urls: "stun:127.0.0.1:${port}" }] });
    made.createDataChannel("out");
    made.createOffer().then((offer) => made.setLocalDescription(offer));
    globalThis.called = made;
  };
`;

/** The last one spoils the window for others. */
const DEEDS: Readonly<Record<string, string>> = {
  "in a frame it wrote as text": "document.body.innerHTML = '<iframe></iframe>'; call(frames[0].RTCPeerConnection)",
  "in a frame it parsed": `
    const { body } = new DOMParser().parseFromString("<iframe></iframe>", "text/html");
    document.body.append(body.firstChild);
    call(frames[0].RTCPeerConnection)`,
  "in a frame of a class of its own": `
    class Mine extends HTMLIFrameElement {}
    customElements.define("my-frame", Mine, { extends: "iframe" });
    document.body.append(new Mine());
    call(frames[0].RTCPeerConnection)`,
  "in a frame it transformed": `
    const XSL = "http://www.w3.org/1999/XSL/Transform";
    const sheet = document.implementation.createDocument(XSL, "xsl:stylesheet");
    sheet.documentElement.setAttribute("version", "1.0");
    const template = sheet.createElementNS(XSL, "xsl:template");
    template.setAttribute("match", "/");
    const element = sheet.createElementNS(XSL, "xsl:element");
    element.setAttribute("name", "iframe");
    element.setAttribute("namespace", "http://www.w3.org/1999/xhtml");
    template.append(element);
    sheet.documentElement.append(template);
    const processor = new XSLTProcessor();
    processor.importStylesheet(sheet);
    document.body.append(processor.transformToFragment(sheet, document));
    call(frames[0].RTCPeerConnection)`,
  "in a frame of a namespace": `
    document.body.append(document.implementation.createHTMLDocument().createElementNS("http://www.w3.org/1999/xhtml", "x:iframe"));
    call(frames[0].RTCPeerConnection)`,
  "in its own frame": "call(RTCPeerConnection)",
  "by an older name": "call(webkitRTCPeerConnection)",
  "in an empty frame within":
    "const f = document.createElement('iframe'); document.body.append(f); call(f.contentWindow.RTCPeerConnection)",
  "in a written frame within": `
    const script = URL.createObjectURL(new Blob(["(" + (() => {}) + ")();" + CALLING + "call(RTCPeerConnection)"], { type: "text/javascript" }));
    const f = document.createElement('iframe');
    f.srcdoc = "<script src='" + script + "'></scr" + "ipt>";
    document.body.append(f)`,
  "in a frame of a file it made": `
    const script = URL.createObjectURL(new Blob([CALLING + "call(RTCPeerConnection)"], { type: "text/javascript" }));
    const f = document.createElement('iframe');
    f.src = URL.createObjectURL(new Blob(["<script src='" + script + "'></scr" + "ipt>"], { type: "text/html" }));
    document.body.append(f)`,
  "in a frame within that tries plugins": `
    const f = document.createElement('iframe');
    const trial = new URL(document.getElementById("stage").dataset.trial, document.baseURI).href;
    f.srcdoc = "<script type=module crossorigin src='" + trial + "'></scr" + "ipt>";
    f.onload = () => setTimeout(() => f.contentWindow.postMessage({ kind: "try", number: 1, game: "finished", entry: "a.js", files: { "a.js": CALLING + "call(RTCPeerConnection)" }, setup: {}, seed: "1" }, "*"), 800);
    document.body.append(f)`,
  "in a frame the check is made blind for": `
    String.prototype.toLowerCase = () => "div";
    Reflect.apply = () => "div";
    Object.defineProperty(Element.prototype, "localName", { value: "div" });
    const f = document.createElement("IFrame");
    document.body.append(f);
    call(frames[0].RTCPeerConnection)`,
};

/** What a guest does to have a connection begun, or a name asked for, before anything is loaded: no policy of a browser forbids that. */
const HINTS: Readonly<Record<string, string>> = {
  "by a property": "link.rel = 'preconnect'",
  "by an attribute": "link.setAttribute('REL', 'preconnect')",
  "by a name that changes while it is read": `
    let read = 0;
    link.setAttribute({ toString: () => (read++ === 0 ? "title" : "rel") }, "preconnect")`,
  "by an attribute of no namespace": "link.setAttributeNS(null, 'rel', 'preconnect')",
  "by its list": "link.relList.add('preconnect')",
  "by setting its list": "link.relList = 'preconnect'",
  "by a node": "const rel = document.createAttribute('rel'); rel.value = 'preconnect'; link.setAttributeNode(rel)",
  "by its map of nodes":
    "const rel = document.createAttribute('rel'); rel.value = 'preconnect'; link.attributes.setNamedItem(rel)",
  "by the value of a node it has": "link.rel = 'stylesheet'; link.getAttributeNode('rel').value = 'preconnect'",
  "by the text of a node it has": "link.rel = 'stylesheet'; link.getAttributeNode('rel').textContent = 'preconnect'",
  "by the node value of a node it has": "link.rel = 'stylesheet'; link.attributes.rel.nodeValue = 'preconnect'",
  "by more words than one": "link.rel = 'stylesheet preconnect'",
  "by an element of another document":
    "link = document.adoptNode(document.implementation.createHTMLDocument().createElement('link')); link.rel = 'preconnect'",
  "with the check made blind": "String.prototype.toLowerCase = () => 'title'; link.setAttribute('rel', 'preconnect')",
};

/** Tells what each link became; a page that is not shut lets all of them hint. */
const hinting = (): string => `
  const became = {};
  ${Object.entries(HINTS)
    .map(
      ([name, deed]) => `{
        let link = document.createElement("link");
        try { ${deed} } catch {}
        became[${JSON.stringify(name)}] = link.getAttribute("rel");
      }`,
    )
    .join("\n")}
`;

const OPEN = "a page that is not shut";
const listeners = new Map<string, Socket>();
const heard = new Map<string, number>();
let visits = 0;
let elsewhere: Server;
let host: Host;
let browser: Awaited<ReturnType<typeof launchBrowser>>;
let page: Page;

/** All in one frame, each with a listener of its own: then they are waited for once. */
beforeAll(async () => {
  host = await serveBuilt(root);
  elsewhere = createServer((_request, response) => {
    visits += 1;
    response.end();
  }).listen(0, "127.0.0.1");
  // what a browser refuses it complains about, so this is not a page as the other tests have them
  browser = await launchBrowser();
  page = await browser.newPage();
  await page.goto(`${host.address}workshop.html`);
  const deeds = Object.entries(DEEDS).map(async ([name, deed]) => {
    const words = calling(await listen(name));
    return `try { ${words} const CALLING = ${JSON.stringify(words)}; ${deed} } catch {}`;
  });
  expect(await play(plugin((await Promise.all(deeds)).join("\n")))).toBe("played");
  await page.evaluate(`(() => { ${calling(await listen(OPEN))} call(RTCPeerConnection); })()`);
  await new Promise((resolve) => setTimeout(resolve, ASKED_WITHIN));
}, PATIENCE);
afterAll(async () => {
  for (const listener of listeners.values()) listener.close();
  elsewhere?.close();
  await browser?.close();
  await host?.close();
}, PATIENCE);

/** Listens for the words of a deed, at this port. */
async function listen(name: string): Promise<number> {
  const listener = createSocket("udp4", () => heard.set(name, (heard.get(name) ?? 0) + 1)).bind(0, "127.0.0.1");
  listeners.set(name, listener);
  await once(listener, "listening");
  return listener.address().port;
}

/** A plugin that can be played, with words of its guest that are run where there is a window. */
const plugin = (deed: string): string => `
  const { declarePlugin, definePlugin } = require("@riposte/kernel");
  exports.mine = definePlugin(declarePlugin({ name: "mine", version: "1.0.0" }), {});
  if (typeof document !== "undefined") { ${deed} }
`;

/** Plays it in a sandbox as the workshop does; what the sandbox said first, or why it could not. */
function play(code: string): Promise<string> {
  const files = { "mine.js": code };
  const order = { kind: "play", number: 1, game: "finished", entry: "mine.js", files, setup: {}, seed: "1" };
  return page.evaluate(
    (asked) =>
      new Promise<string>((resolve) => {
        const frame = Object.assign(document.createElement("iframe"), { src: "code-stage.html" });
        frame.setAttribute("sandbox", "allow-scripts");
        addEventListener("message", ({ data, source }) => {
          if (source !== frame.contentWindow) return;
          if (data.kind === "ready") frame.contentWindow?.postMessage(asked, "*");
          else resolve(data.reason ?? data.kind);
        });
        document.body.append(frame);
      }),
    order,
  );
}

test.each(Object.keys(DEEDS))("what a guest's code sends by WebRTC %s arrives nowhere", (name) => {
  expect(heard.get(name) ?? 0).toBe(0);
});

test("the listeners hear what a page that is not shut sends", () => {
  expect(heard.get(OPEN)).toBeGreaterThan(0);
});

test("a guest's code writes no hint at a connection, and still loads styles", { timeout: PATIENCE }, async () => {
  const told = await play(
    plugin(`${hinting()} const styles = document.createElement("link"); styles.rel = "stylesheet";
    throw new Error("became " + JSON.stringify([became, styles.rel]));`),
  );
  const [became, styles] = JSON.parse(told.slice(told.indexOf("[")));
  expect([Object.keys(became), styles]).toEqual([Object.keys(HINTS), "stylesheet"]);
  for (const rel of Object.values(became)) expect([null, "stylesheet"]).toContain(rel);
  const open = await page.evaluate(`(() => { ${hinting()} return Object.values(became); })()`);
  // all but the name that changes, which a browser itself reads once
  const hints = (open as readonly (string | null)[]).filter((rel) => rel?.includes("preconnect"));
  expect(hints).toHaveLength(Object.keys(HINTS).length - 1);
});

test("a guest's code does not lead its frame to another server", { timeout: PATIENCE }, async () => {
  const address = elsewhere.address();
  const port = typeof address === "object" ? address?.port : 0;
  const leaving = `setTimeout(() => { location.href = "http://127.0.0.1:${port}/told" }, 100)`;
  expect(await play(plugin(leaving))).toBe("played");
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(visits).toBe(0);
});
