import { facts as data } from "@riposte/data-finished";
import { Facts } from "@riposte/finished";

/** Cards, abilities, difficulties and rulesets of Finished!, checked. */
export const finishedFacts: Facts = Facts.parse(data);
