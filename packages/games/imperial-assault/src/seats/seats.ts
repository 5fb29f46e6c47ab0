import { shuffle } from "@riposte/kernel";
import type { EffectsIn, IaMatch } from "../declared.js";
import type { Side, Table } from "../slice.js";

type Seats = Omit<EffectsIn<"seat" | "upgrade" | "smoke" | "rubble" | "terminal" | "door">, "seat:pay" | "seat:score">;

/** Command cards, upgrades, doors, smoke and rubble (rules 11, 13, 15). */
export const seats: Seats = {
  "seat:draw": (table, { seat, cards }, match) => {
    // what was done before the draw to make it smaller is over with it
    const fewer = match.lasting("ia:fewer").filter((one) => one.seat === seat);
    for (const { id } of fewer) match.queue({ type: "kernel:expire", id });
    const left = fewer.reduce((sum, { data }) => sum - data.amount, cards);
    const side = ownSide(table, seat, match);
    const drawn = match.own(side, "deck").splice(0, Math.max(0, left));
    if (drawn.length === 0) return;
    match.own(side, "hand").push(...drawn);
    match.reveal();
    match.publish("cards:drawn", { seat, cards: drawn });
  },

  "seat:mill": (table, { seat }, match) => {
    const side = ownSide(table, seat, match);
    const card = match.own(side, "deck").shift();
    if (card === undefined) return;
    match.own(side, "discard").push(card);
    match.reveal();
    match.publish("cards:milled", { seat, card });
  },

  "seat:discard": (table, { seat, card }, match) => {
    const side = ownSide(table, seat, match);
    const at = side.hand.indexOf(card);
    if (at < 0) return;
    match.own(side, "hand").splice(at, 1);
    match.own(side, "discard").push(card);
    match.publish("cards:discarded", { seat, card });
  },

  "seat:transfer": (table, { seat, card, from, to, ordered, last }, match) => {
    const side = ownSide(table, seat, match);
    const at = last === true ? side[from].lastIndexOf(card) : side[from].indexOf(card);
    if (at < 0) return;
    match.own(side, from).splice(at, 1);
    if (to === "shuffled") match.own(side, "deck").push(card);
    // a search shuffles, before the card is put anywhere; cards that were only looked at stay where they are
    if (to === "shuffled" || (from === "deck" && ordered !== true)) {
      const { deck } = side;
      side.deck = match.chance(`deck-${seat}`, shuffle(deck.length)).map((place) => deck[place] as string);
    }
    if (to === "top") match.own(side, "deck").unshift(card);
    else if (to !== "shuffled") match.own(side, to === "bottom" ? "deck" : to).push(card);
    match.reveal();
    match.publish("cards:transferred", { seat, from, to });
    if (from === "deck" && to === "discard") match.publish("cards:milled", { seat, card });
  },

  // a later count of the same tokens takes the place of the earlier one, whichever player had it
  "seat:count": (table, { seat: counter, token, each, until }, match) => {
    const sides = match.own(table, "sides");
    for (const seat of sides.keys()) {
      const side = match.own(sides, seat);
      const others = side.counted.filter((one) => one.token !== token);
      side.counted = seat === counter ? [...others, { token, each, until }] : others;
    }
    // nothing more is scored, but what counts may be enough
    match.queue({ type: "seats:score", scores: [] });
  },

  "upgrade:exhaust": (table, { seat, card }, match) => {
    const side = ownSide(table, seat, match);
    const at = side.upgrades.findIndex((upgrade) => upgrade.card === card && upgrade.ready);
    if (at < 0) return;
    match.own(match.own(side, "upgrades"), at).ready = false;
    match.publish("card:exhausted", { seat, card });
  },

  // a depleted card is out for the game and loses all text at once
  "upgrade:deplete": (table, { seat, card }, match) => {
    const side = ownSide(table, seat, match);
    const upgrade = side.upgrades.find((one) => one.card === card);
    if (upgrade === undefined) return;
    side.upgrades = side.upgrades.filter((one) => one !== upgrade);
    if (upgrade.group !== null && table.groups[upgrade.group] !== undefined) {
      const group = match.own(match.own(table, "groups"), upgrade.group);
      group.attachments = group.attachments.filter((attached) => attached !== card);
    }
    match.publish("card:depleted", { seat, card });
  },

  "door:open": (table, { door }, match) => {
    if (table.openDoors.includes(door)) return;
    match.own(table, "openDoors").push(door);
    match.publish("door:opened", { door });
  },

  "smoke:lay": (table, { space }) => {
    table.smoke = [...(table.smoke ?? []), space];
  },

  "terminal:discard": (table, { space }) => {
    table.lostTerminals = [...(table.lostTerminals ?? []), space];
  },

  "rubble:lay": (table, { spaces }, match) => {
    const lying = table.rubble ?? [];
    const laid = spaces.filter((space) => !lying.includes(space));
    if (laid.length === 0) return;
    table.rubble = [...lying, ...laid];
    match.publish("rubble:laid", { spaces: laid });
  },

  // a large figure the door closes on is pushed to the nearest legal space
  "door:close": (table, { door }, match) => {
    if (!table.openDoors.includes(door)) return;
    table.openDoors = table.openDoors.filter((open) => open !== door);
    match.publish("door:closed", { door });
    for (const { id, spaces } of Object.values(table.figures)) {
      if (spaces.length > 1) match.queue({ type: "figure:settle", figure: id });
    }
  },
};

const ownSide = (table: Table, seat: number, match: IaMatch): Side => match.own(match.own(table, "sides"), seat);
