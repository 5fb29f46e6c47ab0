import type { Effects } from "../declared.js";
import type { Models, Unit } from "../unit/unit.js";
import { ownUnit } from "./line-up.js";

type Lingering = Pick<Effects, "models:linger" | "models:leave">;

/** Models that fight on after their death stay until their unit has fought, as models of their own with one wound left. */
export const lingering: Lingering = {
  "models:linger": (table, { unit: id, part, models }, match) => {
    const unit = ownUnit(table, match, id);
    const linger = (all: Unit["models"]): Unit["models"] => {
      const slain = all.find((group) => group.id === models);
      if (slain === undefined) return all;
      const name = dyingId(models);
      const known = all.find((group) => group.id === name);
      const one: Models = { ...slain, id: name, count: 1, starting: 0, W: 1, lost: 0, allocated: false, dying: true };
      return known === undefined
        ? [...all, one]
        : all.map((group) => (group === known ? { ...known, count: known.count + 1 } : group));
    };
    if (part === id) unit.models = linger(unit.models);
    else
      unit.leaders = unit.leaders.map((leader) =>
        leader.id === part ? { ...leader, models: linger(leader.models) } : leader,
      );
    match.publish("models:lingered", { unit: id, models });
  },

  "models:leave": (table, { unit: id }, match) => {
    const unit = ownUnit(table, match, id);
    const without = (all: Unit["models"]) => all.filter(({ dying }) => dying !== true);
    unit.models = without(unit.models);
    unit.leaders = unit.leaders.map((leader) => ({ ...leader, models: without(leader.models) }));
  },
};

/** What those of a kind are called that fight on. */
const dyingId = (models: string): string => `${models} (dying)`;
