import { arrivalMachine, hazardMachine, meleeMachine, moveMachine, rushMachine, shootMachine } from "./activations.js";
import { attackMachine } from "./attack.js";
import { battleMachine, roundMachine } from "./battle.js";
import { chargeMachine, commandMachine, fightMachine, movementMachine, shootingMachine } from "./phases.js";
import { turnMachine } from "./turn.js";
import { volleyMachine } from "./volley.js";

/** Every procedure of the game, as the 10th edition runs it; another edition varies some. */
export const machines = {
  battle: battleMachine,
  round: roundMachine,
  turn: turnMachine,
  command: commandMachine,
  movement: movementMachine,
  shooting: shootingMachine,
  charge: chargeMachine,
  fight: fightMachine,
  move: moveMachine,
  arrival: arrivalMachine,
  shoot: shootMachine,
  rush: rushMachine,
  melee: meleeMachine,
  hazard: hazardMachine,
  volley: volleyMachine,
  attack: attackMachine,
};
