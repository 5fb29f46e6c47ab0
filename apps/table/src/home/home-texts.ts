import type { Players } from "@riposte/hosting";
import { counted } from "@riposte/words";
import { pageOf } from "../games.js";
import type { KeptMatch } from "../kept/kept-match.js";

/** What the first page says. */
export const homeTexts = {
  heading: "Sit down. The rules are taken care of.",
  lead: "Play a bot in one click or send a friend a link. Every number tells you why, every move can be taken back.",
  games: "Games",
  continued: "Continue",
  goOn: "Continue",
  more: (count: number) => counted(count, "more match", "more matches"),
  fewer: "Show fewer",
  forget: (title: string) => `Forget ${title}`,
  forgetIt: "Forget it",
  sure: (title: string) => `Forget the match "${title}"? It cannot be brought back.`,
  playNow: "Play now",
  beginning: "Laying out…",
  players: ({ least, most }: Players) => (least === most ? counted(most, "player") : `${least} to ${most} players`),
  friend: "With a friend",
  choose: "Choose how",
  today: "Today’s deal",
  join: "Join",
  joinLabel: "Paste an invitation link",
  noLink: "That is no invitation. A link looks like …#/join/ and two words.",
  otherHost: (host: string) => `This invitation leads to ${host}.`,
  openThere: "Open it there",
  learn: { title: "Your first match", about: "explained as you play" },
  first: {
    region: "First steps",
    small: "New here?",
    start: "Learn by playing",
  },
  own: { title: "A game of your own", about: "drop its zip on the page" },
  watch: { title: "Watch a replay", about: "open a file or a link" },
  calculator: { title: "Calculator", about: "exact odds with real units" },
  online: { you: "Online, your seat is kept.", watch: "Online, you watch." },
  at: (title: string, game: string, at: number) =>
    at === 0 ? title : `${title}, ${pageOf(game)?.chapter ?? "round"} ${at}`,
  standing: (names: readonly string[], { game, standing }: Pick<KeptMatch, "game" | "standing">) =>
    `${scoreOf(names, game, standing)}. ${askedOf(names, standing.asked)}`,
};

const scoreOf = (names: readonly string[], game: string, standing: KeptMatch["standing"]): string =>
  pageOf(game)?.scoreOf?.(names, standing) ??
  names.map((name, seat) => `${name} ${standing.scores[seat] ?? 0}`).join(", ");

function askedOf(names: readonly string[], asked: number | null): string {
  const name = asked === null ? undefined : names[asked];
  if (name === undefined) return "";
  return name === "You" ? "It is your move." : `It is ${name}’s move.`;
}
