import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { createRecentTimes, type RecentTimes } from "./recent-times.js";
import { type Spent, STAGES } from "./stages.js";

/** What is counted, in Prometheus' words. */
export interface Metrics {
  readonly contentType: string;
  answered(seconds: number): void;
  readonly recent: RecentTimes["now"];
  readonly spent: Spent;
  storeFailed(): void;
  /** A connection was refused, before or after it said what it wants. */
  refused(what: RefusedKind): void;
  text(): Promise<string>;
}

/** What was refused: a connection beyond its address's count, an upgrade, a socket beyond its address's count or pace. */
type RefusedKind = "connection" | "upgrade" | "socket";

/** What is read when an operator asks. */
export interface Gauges {
  readonly rooms: () => number;
  readonly sockets: () => number;
  readonly thoughts: () => number;
}

export function createMetrics({ rooms, sockets, thoughts }: Gauges): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  gauge("riposte_matches_running", "Matches in memory", rooms);
  gauge("riposte_sockets_open", "Open WebSockets", sockets);
  gauge("riposte_thoughts_waiting", "Bots and looks back that wait for a thread", thoughts);
  const answers = new Histogram({
    name: "riposte_answer_seconds",
    help: "From an answer's arrival to its acknowledgement, stored",
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers,
  });
  const recent = createRecentTimes();
  // added up here: every input has all of them, and a histogram looks its buckets up by name
  const [seconds, counts] = [new Float64Array(STAGES.length), new Float64Array(STAGES.length)];
  const byStage = (name: string, help: string, sums: Float64Array) =>
    new Counter({
      name,
      help,
      labelNames: ["stage"],
      registers,
      collect() {
        this.reset();
        for (const [at, stage] of STAGES.entries()) this.inc({ stage }, sums[at]);
      },
    });
  byStage(
    "riposte_stage_seconds_sum",
    "What inputs wait for: the one before, the rules, the storage, telling",
    seconds,
  );
  byStage("riposte_stage_seconds_count", "How many inputs waited for it", counts);
  const failures = new Counter({ name: "riposte_store_errors_total", help: "Statements that failed", registers });
  const refusals = new Counter({
    name: "riposte_connections_refused_total",
    help: "Connections that were refused and ended, by what they wanted",
    labelNames: ["what"],
    registers,
  });
  return {
    contentType: registry.contentType,
    answered(seconds) {
      answers.observe(seconds);
      recent.add(seconds);
    },
    get recent() {
      return recent.now;
    },
    spent(stage, since) {
      const at = STAGES.indexOf(stage);
      seconds[at] = (seconds[at] ?? 0) + (performance.now() - since) / 1000;
      counts[at] = (counts[at] ?? 0) + 1;
    },
    storeFailed: () => failures.inc(),
    refused: (what) => refusals.inc({ what }),
    text: () => registry.metrics(),
  };
}
