import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { type Spent, STAGES } from "./stages.js";

/** What is counted, in Prometheus' words. */
export interface Metrics {
  readonly contentType: string;
  answered(seconds: number): void;
  readonly spent: Spent;
  storeFailed(): void;
  text(): Promise<string>;
}

/** What is read when somebody asks. */
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
  const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5];
  const answers = new Histogram({
    name: "riposte_answer_seconds",
    help: "From an answer's arrival to its acknowledgement, stored",
    buckets,
    registers,
  });
  const stages = new Histogram({
    name: "riposte_stage_seconds",
    help: "What inputs wait for: the one before, the rules, the storage, telling",
    labelNames: ["stage"],
    buckets: [0.0001, 0.00025, 0.0005, ...buckets],
    registers,
  });
  const byStage = Object.fromEntries(STAGES.map((stage) => [stage, stages.labels(stage)])) as Record<
    (typeof STAGES)[number],
    Histogram.Internal<"stage">
  >;
  const failures = new Counter({ name: "riposte_store_errors_total", help: "Statements that failed", registers });
  return {
    contentType: registry.contentType,
    answered: (seconds) => answers.observe(seconds),
    spent: (stage, since) => byStage[stage].observe((performance.now() - since) / 1000),
    storeFailed: () => failures.inc(),
    text: () => registry.metrics(),
  };
}
