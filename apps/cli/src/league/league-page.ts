import { pageStyle } from "@riposte/hosting/analysis";
import type { LeagueReport, Share } from "@riposte/hosting/league";
import { capital, percent } from "@riposte/words";

/** A league as one file: ratings with their ranges, who beats whom, and what cards do. */
export function leaguePage(report: LeagueReport, title: string): string {
  const { table, games, firstSeat, unfinished } = report;
  const lead = table[0]?.name ?? "";
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${text(`${title}: how even is it?`)}</title><style>${pageStyle}${STYLE}</style></head><body><main>
<header><h1>How even is it?</h1><p>${text(`${title}, ${games} matches, seed ${report.seed}, ${report.system}.`)}</p></header>
<section><h2>${text(`${lead} ${isClear(report) ? "leads" : "leads, but not for certain"}`)}</h2>
<p>Rating with the range it lies in 19 times of 20; sides change from match to match.</p>${ratings(report)}</section>
<section><h2>Who beats whom</h2><p>How often the row wins against the column, in %.</p>${matchUps(report)}
<p class="note"><b>${text(`Going first wins ${percent(firstSeat.share)}`)}</b> ${text(`(${range(firstSeat)}).`)}${unfinished === 0 ? "" : text(` ${unfinished} matches were not finished.`)}</p></section>
${cards(report)}</main></body></html>
`;
}

/** Does the first's range lie above the second's rating? */
const isClear = ({ table: [first, second] }: LeagueReport): boolean =>
  first !== undefined && second !== undefined && first.rating.low > second.rating.value;

function ratings({ table }: LeagueReport): string {
  const low = Math.min(...table.map(({ rating }) => rating.low)) - 20;
  const high = Math.max(...table.map(({ rating }) => rating.high)) + 20;
  const x = (value: number) => Math.round(((value - low) / Math.max(1, high - low)) * 400);
  const rows = table.map(({ name, bot, rating, wins }, at) => {
    const bar = `<svg viewBox="0 0 400 20" role="img" aria-label="${text(`${rating.low} to ${rating.high}`)}"><path d="M${x(rating.low)} 10H${x(rating.high)}M${x(rating.low)} 4v12M${x(rating.high)} 4v12" stroke="currentColor" stroke-width="2"/><circle cx="${x(rating.value)}" cy="10" r="6"/></svg>`;
    return `<tr><td>${at + 1}</td><th scope="row">${text(name)}<small>${text(`${bot}, wins ${percent(wins.share)}`)}</small></th><td class="bar">${bar}</td><td><b>${rating.value}</b></td></tr>`;
  });
  return `<table><tbody>${rows.join("")}</tbody></table>`;
}

function matchUps({ table, matchUps: rows }: LeagueReport): string {
  const cell = (share: Share | null) =>
    share === null || share.games === 0
      ? "<td>–</td>"
      : `<td class="${share.share > 0.5 ? "wins" : share.share < 0.5 ? "loses" : ""}" style="--by:${Math.round(Math.abs(share.share - 0.5) * 90)}%" title="${text(range(share))}">${Math.round(share.share * 100)}</td>`;
  const head = table.map(({ name }) => `<th scope="col">${text(name)}</th>`).join("");
  const lines = rows.map(
    (row, at) => `<tr><th scope="row">${text(table[at]?.name ?? "")}</th>${row.map(cell).join("")}</tr>`,
  );
  return `<table class="matrix"><thead><tr><td></td>${head}</tr></thead><tbody>${lines.join("")}</tbody></table>`;
}

/** Most things a contender has are shown; the rest is in the data. */
const MOST = 40;

function cards({ table, cards: all }: LeagueReport): string {
  return table
    .flatMap(({ name, wins }) =>
      (["drawn", "fielded"] as const).map((when) => {
        const those = all.filter((one) => one.name === name && one.when === when);
        // what was there in every match wins as often as the whole list
        const telling = those.filter(({ games }) => games < wins.games).slice(0, MOST);
        const steady = those.filter(({ games }) => games === wins.games).map(({ card }) => card);
        if (telling.length === 0) return "";
        const rows = telling.map(
          (one) =>
            `<tr><th scope="row">${text(one.card)}</th><td class="bar">${barOf(one, wins.share)}</td><td><b>${percent(one.share)}</b></td><td>${one.games}</td></tr>`,
        );
        const rest =
          steady.length === 0 ? "" : `<p>${text(`${capital(when)} in every match: ${steady.join(", ")}.`)}</p>`;
        return `<section><h2>${text(`${name}: win rate when ${when}`)}</h2><p>${text(`It wins ${percent(wins.share)}, the line. A coloured bar does not touch it, which one in twenty does by accident; after fewer than ${ENOUGH} matches none is coloured.`)}</p><table class="cards-table"><thead><tr><td></td><td></td><td>won</td><td>matches</td></tr></thead><tbody>${rows.join("")}</tbody></table>${rest}</section>`;
      }),
    )
    .join("");
}

/** Two matches won of two say nothing. */
const ENOUGH = 10;

function barOf({ low, high, share, games }: Share, usual: number): string {
  const tone = games < ENOUGH ? "start" : low > usual ? "good" : high < usual ? "bad" : "start";
  const x = (value: number) => Math.round(value * 300);
  return `<svg viewBox="0 0 300 18" role="img" aria-label="${text(`${percent(low)} to ${percent(high)}`)}"><rect class="${tone}" x="${x(low)}" y="4" width="${Math.max(2, x(high) - x(low))}" height="10" rx="4"/><path d="M${x(share)} 2v14" stroke="currentColor" stroke-width="3"/><path d="M${x(usual)} 0v18" stroke="currentColor" stroke-dasharray="2 2"/></svg>`;
}

const STYLE = `td.bar{width:45%}.matrix td{text-align:center;border-radius:6px;padding:10px 6px}.cards-table thead td{font-size:12px;opacity:.7}.matrix th[scope=col]{text-align:center;font-size:12px}td.wins{background:color-mix(in srgb,var(--good) var(--by),var(--surface))}td.loses{background:color-mix(in srgb,var(--bad) var(--by),var(--surface))}.note{background:var(--surface-2);border-radius:10px;padding:10px 14px}`;

const range = ({ low, high, games }: Share): string => `${percent(low)} to ${percent(high)}, ${games} matches`;
const text = (words: string): string =>
  words.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] as string);
