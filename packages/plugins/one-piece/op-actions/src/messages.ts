import { type Catalog, messagesOf } from "@riposte/words";

/** English for what abilities ask and say. */
export const messages = {
  "op:effect-of": "{name}",
  "op:use-ability": "Use {name}",
  "op:use-event": "Use {name} for {cost}",
  "op:use-trigger": "Use the Trigger of {name}",
  "op:life": "Life: {name}. Use its Trigger: {what}?",
  "op:plain-life": "Life: {name}. It has no Trigger.",
  "op:would-leave": "{names} would leave the field. What happens instead?",
  "op:would-die": "{names} would be K.O.'d. What happens instead?",
  "op:would-rest": "{names} would be rested. What happens instead?",
  "op:instead-by": "Use {name} instead",
  "op:instead-none": "Let it happen",
  "op:activate": "{name}: {what}?",
  "op:yes": "Yes",
  "op:no": "No",
  "op:card": "{name}",
  "op:a-don": "A DON!! card",
  "op:enough": "No more",
  "op:targets": "{name}: {what}. Which?",
  "op:end": "{name}: to the top or to the bottom of {pile}?",
  "op:top": "Top",
  "op:bottom": "Bottom",
  "op:hidden": "A hidden card",
  "op:order": "{name}: in which order do the cards go {where}, from the top?",
  "op:take": "{name}: {what}. Which?",
  "op:choose": "{name}: choose one",
  "op:option": "{gist}",
  "op:may": "{name}: {what}?",
  "op:how-many": "{name}: {what}. How many?",
  "op:number": "{name}: which number?",
  "op:shift-don": "{name}: which given DON!!, {max} at most, go to {to}?",
  "op:return-don": "{name}: which {max} DON!! go back to the DON!! deck?",
  "op:return-many": "{name}: how many DON!!, {max} at most, go back to the DON!! deck?",
  "op:share-don": "{name}: how are {max} DON!! shared?",
  "op:active-don": "Active DON!!",
  "op:rested-don": "Rested DON!!",
  "op:given-don": "DON!! of {name}",
} as const satisfies Catalog;

/** A message of these, with what its template asks for. */
export const message = messagesOf(messages);
