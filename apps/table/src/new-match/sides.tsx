import type { SetupOption } from "@riposte/hosting";
import { Suspense } from "react";
import { pageOf } from "../games.js";
import { Icon } from "../look/icon.js";
import { CardChoice } from "./card-choice.js";
import { addressOf, type ChoosingProps, otherOf, readyOf } from "./choices.js";
import { newMatchTexts as texts } from "./new-match-texts.js";
import { OneSide } from "./one-side.js";

interface SidesProps extends ChoosingProps {
  readonly game: string;
  readonly option: SetupOption;
  /** What is wrong with a side's list. */
  readonly problem: { readonly seat: number; readonly words: string } | null;
}

/** What each side plays with: a ready thing, one that was kept, or a list of one's own; a friend elsewhere may bring one too. */
export function Sides({ game, option, choices, problem, onChange }: SidesProps) {
  const page = pageOf(game);
  const ready = readyOf(option, choices);
  const isWithFriend = choices.company === "friend";
  const put = (seat: number, text: string | null) => ({
    own: choices.own.map((before, at) => (at === seat ? text : before)),
    ...(seat === 1 && { other: "chosen" as const }),
  });
  const pick = (seat: number, id: string) =>
    onChange({
      ...put(seat, null),
      chosen: { ...choices.chosen, [option.key]: ready.map((before, at) => (at === seat ? id : before)).join(",") },
    });
  return ([texts.yours, texts.theirs] as const).map((words, seat) => {
    const other = seat === 1 ? otherOf(choices) : "chosen";
    const own = choices.own[seat] ?? null;
    return (
      <OneSide
        key={words[option.key]}
        game={game}
        option={option}
        name={`side-${seat}`}
        legend={words[option.key] ?? ""}
        isOpponent={seat === 1}
        choice={other !== "chosen" ? null : own === null ? { ready: ready[seat] ?? "" } : { own }}
        onChoose={(choice) => ("own" in choice ? onChange(put(seat, choice.own)) : pick(seat, choice.ready))}
        problem={problem?.seat === seat ? problem.words : null}
        more={
          seat === 1 && (
            <>
              <CardChoice
                name="side-1"
                isChosen={other === "any"}
                onChoose={() => onChange({ ...put(1, null), other: "any" })}
                picture={<Icon name="swap" />}
                title={texts.surprise}
                about={texts.surpriseAbout}
                isOwn
              />
              {isWithFriend && (
                <CardChoice
                  name="side-1"
                  isChosen={other === "theirs"}
                  onChoose={() => onChange({ ...put(1, null), other: "theirs" })}
                  picture={<Icon name="person" />}
                  title={texts.bringTheirs}
                  about={texts.bringTheirsAbout}
                  isOwn
                />
              )}
            </>
          )
        }
        cards={
          page?.OwnCards !== undefined && (
            <Suspense fallback={null}>
              <page.OwnCards again={() => addressOf(game, choices)} />
            </Suspense>
          )
        }
      />
    );
  });
}
