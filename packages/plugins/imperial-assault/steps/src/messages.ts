import { type Catalog, messagesOf } from "@riposte/words";

/** What a step of an ability asks; the ability is named with it. */
const asked = {
  "do:harm-one": "Who or what suffers the damage?",
  "do:choose-tile": "Which tile?",
  "do:choose-number": "How many?",
  "do:lose": "Which condition is discarded?",
  "do:read-die": "Which die?",
  "do:strip": "Which condition or token is taken?",
  "do:discard-token": "Which token is discarded?",
  "do:discard": "Which card is discarded?",
  "do:discard-several": "Which cards are discarded?",
  "do:arrange": "Which card goes back next? The last one put on top is drawn first.",
  "do:uncount": "Where does the opponent count one figure less?",
  "do:interact": "Interact with what?",
  "do:revive": "Who comes back, and where?",
  "do:attack": "Which target?",
  "do:reroll": "What is rerolled?",
  "do:turn": "Which die is turned, and to which face?",
  "do:remove-die": "Which die is removed?",
  "do:recolor": "Which die is swapped, for which colour?",
  "do:free-die": "Which colour of die?",
  "do:any-die": "a die of any colour",
  "do:show": "Which card do you show?",
  "do:withdraw": "Which token?",
  "do:form": "Which card?",
  "do:take": "Which card is taken?",
} as const;

/** The same questions of an ability that has a name. */
const named = Object.fromEntries(
  Object.entries(asked).map(([id, words]) => [
    `${id}-named`,
    `{ability}: ${words.slice(0, 1).toLowerCase()}${words.slice(1)}` as const,
  ]),
) as { readonly [Id in keyof typeof asked as `${Id}-named`]: `{ability}: ${string}` };

/** What every such question asks. */
export type Asked = keyof typeof asked;

/** English by message id. */
export const messages = {
  ...asked,
  ...named,
  "do:ability": "{ability}",
  "do:choose": "{ability}: which figure?",
  "do:choose-space": "{ability}: which space?",
  "do:one-of": "{ability}: which?",
  "do:option": "{option}",
  "do:none": "None",
  "do:deck-ends": "Move the top or the bottom card of your deck?",
  "do:top-to-bottom": "{card} from the top to the bottom",
  "do:bottom-to-top": "{card} from the bottom to the top",
  "do:figure": "{figure} ({id})",
  "do:target": "{figure} at {space}",
  "do:aiming": "An attack is about to be declared. Do you answer?",
  "do:rolled": "Dice were rolled. Do you change one?",
  "do:resolved": "An ability was used. Do you answer?",
  "do:move": "Where does {figure} go?",
  "do:stay": "Stay",
  "do:place": "Where is {figure} placed?",
  "do:die": "The {die} die",
  "do:manual": "Carry out by hand: {text}",
} as const satisfies Catalog;

/** A message of these, with what its template asks for. */
export const say = messagesOf(messages);
