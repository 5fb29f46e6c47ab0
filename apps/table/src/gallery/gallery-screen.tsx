import type { ReactNode } from "react";
import { Chip, NumberField } from "../calculator/fields.js";
import { Result } from "../calculator/result.js";
import { Button } from "../look/button.js";
import { Die } from "../look/die.js";
import { HealthBars } from "../look/health.js";
import { Token } from "../look/token.js";
import css from "./gallery.module.css";
import { galleryTexts as texts } from "./gallery-texts.js";

const COLOURS = ["red", "blue", "green", "yellow", "white", "black"] as const;
const STATES = ["rest", "can", "acting", "target"] as const;
const ROLES = ["trooper", "shieldman", "hero", "droid"] as const;
const nothing = () => {};

/** Every component of the table in each of its states: what pictures are taken of. */
export function GalleryScreen() {
  return (
    <div className={css.gallery}>
      <h1>{texts.heading}</h1>
      <Shelf title={texts.dice}>
        {COLOURS.map((colour) => (
          <Die key={colour} colour={colour} marks={["hit", "surge"]} size={64} label={texts.die(colour, "rolled")} />
        ))}
        <Die colour="blue" marks={[2, "surge"]} size={64} label={texts.die("blue", "lit")} isLit />
        <Die colour="red" marks={["hit", "hit", "hit"]} size={64} label={texts.die("red", "cancelled")} isCancelled />
        <Die colour="white" marks={["cross"]} size={64} label={texts.die("white", "dodge")} />
      </Shelf>
      <Shelf title={texts.tokens}>
        {(["you", "foe"] as const).map((side) =>
          STATES.map((state, at) => (
            <svg key={`${side}${state}`} width={88} height={88} viewBox="-44 -44 88 88" role="img">
              <title>{`${side}, ${texts.states[at]}`}</title>
              <Token
                side={side}
                role={ROLES[at] ?? "trooper"}
                health={5}
                damage={at}
                number={at + 1}
                hasActed={at === 0}
                badges={at === 1 ? ["focus"] : []}
                state={state}
                x={0}
                y={0}
                r={30}
              />
            </svg>
          )),
        )}
      </Shelf>
      <Shelf title={texts.health}>
        <HealthBars side="you" shares={[1, 0.5, 0]} />
        <HealthBars side="foe" shares={[0.8]} />
      </Shelf>
      <Shelf title={texts.buttons}>
        {(["lit", "quiet", "plain"] as const).map((kind) => (
          <Button key={kind} look={kind}>
            {kind}
          </Button>
        ))}
        <Button look="lit" size="small" disabled>
          disabled
        </Button>
      </Shelf>
      <Shelf title={texts.fields}>
        <NumberField label="hit" value="3+" onChange={nothing} />
        <NumberField label="save" value="x" wrong="2+ to 7+." onChange={nothing} />
        <Chip label="Heavy" isOn onToggle={nothing} />
        <Chip label="Reroll hits" isOn={false} onToggle={nothing} />
      </Shelf>
      <Shelf title={texts.result}>
        <Result
          compared={[
            { letter: "a", reckoned: { name: "One", law: [0.1, 0.2, 0.3, 0.4], chain: [], reasons: [] } },
            { letter: "b", reckoned: { name: "Two", law: [0.6, 0.3, 0.099, 0.001], chain: [], reasons: [] } },
            { letter: "c", reckoned: { name: "Three", law: [0, 0, 0, 1], chain: [], reasons: [] } },
          ]}
          goal={3}
          all="all 3 slain"
          outcomeOf={() => "does what it can"}
        />
      </Shelf>
    </div>
  );
}

function Shelf({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={css.shelf} aria-label={title}>
      <h2>{title}</h2>
      <div>{children}</div>
    </section>
  );
}
