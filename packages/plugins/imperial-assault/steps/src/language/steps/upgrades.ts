import { z } from "zod";
import { Ref } from "../filter.js";

const PowerToken = z.enum(["hit", "surge", "block", "evade"]);

/** Upgrades that go elsewhere, and draws that become something else. */
export const upgradesSteps = {
  "do:reattach": z
    .strictObject({ to: Ref.default("target") })
    .meta({ description: "The attachment the ability is printed on goes to the group of this figure" }),
  "do:deploy": z
    .strictObject({})
    .meta({ description: "The group the ability's card is attached to, kept out of play so far, deploys to any zone" }),
  "do:store": z
    .strictObject({
      token: PowerToken.optional().meta({
        description: "This power token; those of the figure that just fell when left out",
      }),
    })
    .meta({ description: "Power tokens come to lie on the ability's card" }),
  "do:withdraw": z
    .strictObject({ to: Ref.default("subject") })
    .meta({ description: "A figure takes a power token from the ability's card" }),
  "do:draw-fewer": z
    .strictObject({ amount: z.int().min(1).default(1) })
    .meta({ description: "At seat:drawing: so many cards fewer are drawn" }),
};
