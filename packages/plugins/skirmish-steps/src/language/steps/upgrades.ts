import { z } from "zod";
import { Ref } from "../filter.js";

/** Upgrades that go elsewhere, and draws that become something else. */
export const upgradesSteps = {
  "do:reattach": z
    .strictObject({ to: Ref.default("target") })
    .meta({ description: "The attachment the ability is printed on goes to the group of this figure" }),
  "do:draw-fewer": z
    .strictObject({ amount: z.int().min(1).default(1) })
    .meta({ description: "At seat:drawing: so many cards fewer are drawn" }),
};
