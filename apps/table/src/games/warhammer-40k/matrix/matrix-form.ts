import { MOMENTS, type Moment } from "@riposte/combat";
import { warhammerContext } from "@riposte/hosting/warhammer-40k";
import type { ArmyList } from "@riposte/warhammer-40k";

/** What the matrix is asked; the address is the form, so a link shares it. */
export interface MatrixForm {
  /** The armies: a ready one's id, or what a player brought. */
  readonly mine: string;
  readonly theirs: string;
  /** Which of them attacks. */
  readonly attacks: "mine" | "theirs";
  readonly edition: "10" | "11";
  readonly when: Moment["when"];
  readonly distance: string;
  readonly is: readonly MatrixHabit[];
  /** Several attackers on one target, by their places in the lists. */
  readonly target: number;
  readonly attackers: readonly number[];
}

export const MATRIX_HABITS = ["stationary", "cover"] as const;
export type MatrixHabit = (typeof MATRIX_HABITS)[number];

/** A list that a player brought stands under this name. */
export const OWN = "own";

/** The form a link holds; what it leaves out is usual. */
export function matrixFormOf(link: URLSearchParams): MatrixForm {
  const ready = Object.keys(warhammerContext().armies);
  const [mine = "", theirs = ""] = (link.get("armies") ?? "").split(",");
  const known = (name: string, otherwise: string) => (name === OWN || ready.includes(name) ? name : otherwise);
  const numbers = (text: string | null) =>
    (text ?? "")
      .split(",")
      .filter((one) => /^\d+$/.test(one))
      .map(Number);
  return {
    mine: known(mine, ready[0] ?? OWN),
    theirs: known(theirs, ready[1] ?? OWN),
    attacks: link.get("attacks") === "theirs" ? "theirs" : "mine",
    edition: link.get("edition") === "11" ? "11" : "10",
    when: MOMENTS.find((one) => one === link.get("when")) ?? "shooting",
    distance: link.get("at") ?? "12",
    is: MATRIX_HABITS.filter((word) => link.get("is")?.split("|").includes(word)),
    target: numbers(link.get("on"))[0] ?? 0,
    attackers: [...new Set(numbers(link.get("by")))],
  };
}

/** The address of a form. */
export function matrixLinkOf(form: MatrixForm): string {
  const link = new URLSearchParams({ game: "warhammer-40k", armies: `${form.mine},${form.theirs}` });
  if (form.attacks === "theirs") link.set("attacks", "theirs");
  if (form.edition === "11") link.set("edition", "11");
  if (form.when !== "shooting") link.set("when", form.when);
  if (form.distance !== "12") link.set("at", form.distance);
  if (form.is.length > 0) link.set("is", form.is.join("|"));
  if (form.target !== 0) link.set("on", String(form.target));
  if (form.attackers.length > 0) link.set("by", form.attackers.join());
  return `#/calculator?${link}`;
}

/** What the worker counts. */
export interface MatrixWish {
  readonly edition: "10" | "11";
  readonly attackers: ArmyList;
  readonly targets: ArmyList;
  readonly moment: Omit<Moment, "armies">;
}

/** The wish of a form whose armies are there and whose distance can be read. */
export function wishOf(
  form: MatrixForm,
  armies: { readonly mine?: ArmyList; readonly theirs?: ArmyList },
): MatrixWish | undefined {
  const distance = /^\d{1,3}$/.test(form.distance.trim()) ? Number(form.distance) : Number.NaN;
  const { mine, theirs } = armies;
  if (mine === undefined || theirs === undefined || !(distance <= 200)) return undefined;
  const [attackers, targets] = form.attacks === "mine" ? [mine, theirs] : [theirs, mine];
  const { edition, when, is } = form;
  return {
    ...{ edition, attackers, targets },
    moment: { when, distance, stationary: is.includes("stationary"), cover: is.includes("cover") },
  };
}
