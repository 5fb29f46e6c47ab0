import { expect, test } from "vitest";
import { setup } from "xstate";
import { toSCXML } from "../../src/flow/scxml.js";

const machine = setup({
  actions: { greet: () => undefined, tidy: () => undefined, queue: (_, _params: object) => undefined },
  guards: { isLast: () => false },
  actors: {},
}).createMachine({
  id: "visit",
  initial: "round",
  states: {
    round: {
      meta: { scope: "round", window: "visit:break" },
      initial: "hello",
      exit: "tidy",
      states: {
        hello: {
          entry: "greet",
          on: {
            next: [
              { guard: "isLast", target: "#visit.over" },
              { target: "hello", reenter: true },
            ],
          },
        },
        again: {
          on: { next: { target: "#visit.round", reenter: true } },
          always: { guard: "isLast", actions: "tidy" },
        },
      },
      on: { skip: ".again" },
    },
    over: { type: "final" },
  },
});

test("states, transitions and what they do are written as SCXML, and what it has no word for in a name space of ours", () => {
  expect(toSCXML(machine)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<scxml xmlns="http://www.w3.org/2005/07/scxml" xmlns:riposte="https://github.com/riposte-engine/riposte/scxml" version="1.0" datamodel="ecmascript" name="visit" initial="round">
  <state id="round" initial="round.hello" riposte:scope="round" riposte:window="visit:break">
    <onexit>
      <riposte:exit name="tidy"/>
    </onexit>
    <transition event="skip" target="round.again" type="internal"/>
    <state id="round.hello">
      <onentry>
        <riposte:entry name="greet"/>
      </onentry>
      <transition event="next" cond="isLast" target="over"/>
      <transition event="next" target="round.hello"/>
    </state>
    <state id="round.again">
      <transition event="next" target="round"/>
      <transition cond="isLast">
        <riposte:action name="tidy"/>
      </transition>
    </state>
  </state>
  <final id="over"/>
</scxml>
`);
});

test("a root that does something is a state of its own, and no name breaks the XML", () => {
  const rooted = setup({ actions: { queue: (_, _params: object) => undefined } }).createMachine({
    id: "a:b",
    initial: "c",
    entry: { type: "queue", params: { type: "say", words: '<"&">' } },
    states: { c: {} },
  });
  const text = toSCXML(rooted);
  expect(text).toContain('name="a:b" initial="a_b">\n  <state id="a_b" initial="c">');
  expect(text).toContain("&lt;&quot;&amp;&quot;>");
});
