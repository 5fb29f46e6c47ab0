import type { FrontMatch, Moment } from "../../pages/front-match.js";

const CELL = 46;
const PACE = 1800;
const place = document.getElementById("front-match");
if (place !== null) void begin(place);

/** Plays the recorded match: map, words, and the statechart that follows. */
async function begin(shown: HTMLElement): Promise<void> {
  const answer = await fetch("front-match.json");
  if (!answer.ok) return;
  const match = (await answer.json()) as FrontMatch;
  const board = shown.querySelector(".board") as HTMLElement;
  const words = shown.querySelector(".words") as HTMLElement;
  const strip = shown.querySelector(".following") as HTMLElement;
  const chart = shown.querySelector(".chart-name") as HTMLElement;
  const button = shown.querySelector("button") as HTMLButtonElement;
  let at = 0;
  let timer: number | undefined;
  const show = () => {
    const moment = match.moments[at] as Moment;
    board.innerHTML = drawn(match.drawing, moment);
    words.textContent = moment.words;
    strip.innerHTML = match.strips[moment.at] ?? "";
    chart.textContent = moment.procedure;
  };
  const next = () => {
    at = (at + 1) % match.moments.length;
    show();
  };
  const play = (isOn: boolean) => {
    clearInterval(timer);
    timer = isOn ? window.setInterval(next, PACE) : undefined;
    button.textContent = isOn ? "Pause" : "Play";
  };
  button.hidden = false;
  button.addEventListener("click", () => play(timer === undefined));
  show();
  // who wants no motion starts it by hand
  play(!matchMedia("(prefers-reduced-motion: reduce)").matches);
}

/** The map of the file, and the figures on it: round ones and eight-cornered ones. */
function drawn(drawing: readonly string[], { figures }: Moment): string {
  const rows = drawing.filter((_, row) => row % 2 === 1);
  const wide = ((rows[0]?.length ?? 1) - 1) / 2;
  const cells = rows.flatMap((line, row) =>
    Array.from({ length: wide }, (_, column) => {
      const kind = KINDS[line[column * 2 + 1] ?? "."] ?? "ground";
      return `<rect class="${kind}" x="${column * CELL}" y="${row * CELL}" width="${CELL}" height="${CELL}"/>`;
    }),
  );
  const tokens = figures.map(({ id, seat, space, damage }) => {
    const [, letter = "a", number = "1"] = /^([a-z])(\d+)$/.exec(space) ?? [];
    const x = (letter.charCodeAt(0) - 97) * CELL + CELL / 2;
    const y = (Number(number) - 1) * CELL + CELL / 2;
    const shape = seat === 0 ? `<circle r="17"/>` : `<polygon points="${octagon(18)}"/>`;
    const mark = damage > 0 ? `<text y="5">${damage}</text>` : "";
    return `<g class="seat-${seat}" style="transform: translate(${x}px, ${y}px)" data-figure="${id}">${shape}${mark}</g>`;
  });
  return `<svg viewBox="0 0 ${wide * CELL} ${rows.length * CELL}" role="img" aria-label="A skirmish on the Training Yard">${cells.join("")}${tokens.join("")}</svg>`;
}

const KINDS: Readonly<Record<string, string>> = { "~": "water", "#": "crate", x: "pit", "%": "rubble" };

const octagon = (radius: number): string =>
  Array.from({ length: 8 }, (_, corner) => {
    const angle = (Math.PI / 4) * (corner + 0.5);
    return `${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`;
  }).join(" ");
