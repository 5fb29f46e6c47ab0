import { counted } from "@riposte/words";
import { facts, type Listed } from "./army-list.js";

/** "Riot Trooper, elite"; who is there twice has his subtitle behind his name. */
export function cardName(card: Listed): string {
  if (!card.unique) return card.kind === "figure" && card.elite ? `${card.name}, elite` : card.name;
  const isTwice = Object.values(facts().deployment).some(({ id, name }) => name === card.name && id !== card.id);
  return isTwice && card.subtitle !== undefined ? `${card.name}, ${card.subtitle}` : card.name;
}

/** "2 figures, health 7, speed 4". */
export function cardWords(card: Listed): string {
  if (card.kind === "upgrade") return card.attachTo === undefined ? "upgrade of the army" : "upgrade of a group";
  const { health, speed } = card;
  const figures = card.kind === "figure" ? counted(card.figures, "figure") : "squad upgrade";
  return `${figures}, health ${health}, speed ${speed}`;
}
