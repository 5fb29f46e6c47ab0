import type { Key } from "@riposte/kernel";
import { texts } from "../../../texts.js";
import { useAtSeat } from "../../at-seat.js";
import type { Drafting } from "../use-draft.js";
import css from "./draft-controls.module.css";
import type { Drafted } from "./draft-form.js";
import { DraftOrder } from "./draft-order.js";
import { DraftSeveral } from "./draft-several.js";
import { DraftShares } from "./draft-shares.js";
import { DraftStepper } from "./draft-stepper.js";

interface DraftControlsProps {
  readonly choice: Drafted;
  readonly drafting: Drafting;
}

/** What an answer of several parts is put together with. */
export function DraftControls({ choice, drafting: { draft, several, onDraft } }: DraftControlsProps) {
  const { seen } = useAtSeat();
  switch (choice.kind) {
    case "several":
      return several && <DraftSeveral choice={choice} several={several} />;
    case "order":
      return <DraftOrder of={choice.of} order={draft as readonly Key[]} seen={seen} onDraft={onDraft} />;
    case "number": {
      const { min, max, step = 1 } = choice;
      const label = texts.play.range(min, max);
      return (
        <div className={css.list}>
          <DraftStepper label={label} value={draft as number} min={min} max={max} step={step} onValue={onDraft} />
        </div>
      );
    }
    case "distribute": {
      const shares = draft as Readonly<Record<string, number>>;
      return <DraftShares choice={choice} shares={shares} seen={seen} onDraft={onDraft} />;
    }
  }
}
