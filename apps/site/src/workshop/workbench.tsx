import { strToU8 } from "fflate";
import { type ReactNode, useState } from "react";
import { Icons } from "./icons.js";
import { saveFile } from "./save-file.js";
import type { WrittenScenario } from "./scenario-of.js";
import { StagePane, type StagePaneProps } from "./stage/stage-pane.js";
import { texts } from "./texts.js";
import { writtenJson } from "./written-json.js";

interface WorkbenchProps {
  readonly game: string;
  /** What is written: its tab on a phone is called so. */
  readonly writing: "Data" | "Code";
  readonly bar: ReactNode;
  /** The column the author writes in. */
  readonly children: ReactNode;
  readonly told: ReactNode;
  readonly stage: Omit<StagePaneProps, "foot">;
  /** What was shown, and the test made of it; files are named after the slug. */
  readonly slug: string;
  readonly scenario: WrittenScenario;
  readonly testCode: () => string;
}

const TABS = ["words", "data", "stage"] as const;

/** The frame of both kinds of workshop: what is written, what it is told to be, and the stage it is played on. */
export function Workbench({ game, writing, bar, children, told, stage, slug, scenario, testCode }: WorkbenchProps) {
  const [tab, setTab] = useState<(typeof TABS)[number]>("data");
  const { staging, isReady } = stage;
  const hasShown = staging.shown.length > 0;
  const names = { words: "Words", data: writing, stage: "Stage" };
  const play = () => {
    staging.setIsLarge(true);
    if (!hasShown) staging.play();
  };
  return (
    <div className="workshop" data-game={game} data-tab={tab}>
      {bar}
      <nav className="work-tabs" aria-label="Views">
        {TABS.map((one) => (
          <button key={one} type="button" aria-pressed={tab === one} onClick={() => setTab(one)}>
            {names[one]}
          </button>
        ))}
      </nav>
      <section className="column data" aria-label={writing}>
        {children}
      </section>
      <section className="column words" aria-label={texts.told}>
        <header className="head">
          <b>{texts.told}</b>
        </header>
        <div className="scrolls">{told}</div>
      </section>
      <section className="column stage" aria-label={texts.stage}>
        <StagePane
          {...stage}
          foot={
            <footer className="foot">
              <FootButton
                isOff={!hasShown}
                onClick={() => saveFile(`${slug}.scenario.json`, strToU8(`${writtenJson(scenario)}\n`))}
              >
                {Icons.save} {texts.scenario}
              </FootButton>
              <FootButton isOff={!hasShown} onClick={() => saveFile(`${slug}.test.js`, strToU8(testCode()))}>
                {Icons.code} {texts.testCode}
              </FootButton>
              <FootButton isOff={!isReady} onClick={play}>
                {Icons.play} {texts.toTable}
              </FootButton>
            </footer>
          }
        />
      </section>
    </div>
  );
}

interface FootButtonProps {
  readonly isOff: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

const FootButton = ({ isOff, onClick, children }: FootButtonProps) => (
  <button type="button" className="button small" disabled={isOff} onClick={onClick}>
    {children}
  </button>
);
