import { watchStolen } from "./cores.mjs";

/** What a server says of itself since it was asked last; counts go on, the loop's delay begins anew. */
async function metricsOf({ address }) {
  const text = await (await fetch(`${address}metrics`)).text();
  const read = (name) =>
    [...text.matchAll(new RegExp(`^${name}(?:\\{([^}]*)\\})? (\\S+)$`, "gm"))].map(([, labels = "", value]) => [
      labels,
      Number(value),
    ]);
  const stages = new Map(
    read("riposte_stage_seconds_sum").map(([labels, sum]) => [/stage="(\w+)"/.exec(labels)[1], sum]),
  );
  const [, lag] = read("nodejs_eventloop_lag_p99_seconds")[0];
  const collecting = read("nodejs_gc_duration_seconds_sum").reduce((sum, [, seconds]) => sum + seconds, 0);
  const full = read("nodejs_gc_duration_seconds_count").find(([labels]) => labels.includes('"major"'))?.[1] ?? 0;
  return { stages, lag, collecting, full };
}

/** Watches servers from now on; the result says where their time went, as one line. */
export async function watchStages(servers) {
  const before = await Promise.all(servers.map(metricsOf));
  const stolen = watchStolen();
  const began = performance.now();
  return async (answers) => {
    const after = await Promise.all(servers.map(metricsOf));
    const seconds = (performance.now() - began) / 1000;
    const sumOf = (of) => after.reduce((sum, now, at) => sum + of(now) - of(before[at]), 0);
    const stages = [...after[0].stages.keys()].map((stage) => {
      const spent = sumOf(({ stages: all }) => all.get(stage));
      return `${stage} ${((spent / answers) * 1000).toFixed(2)}`;
    });
    const lag = Math.max(...after.map(({ lag: one }) => one * 1000)).toFixed(1);
    const collecting = ((sumOf(({ collecting: one }) => one) / seconds) * 100).toFixed(1);
    const full = sumOf(({ full: one }) => one);
    return `    ms of an answer: ${stages.join(", ")}; the loop is late: p99 ${lag} ms; collecting garbage: ${collecting} % of the time, ${full} times all of it${stolen()}`;
  };
}
