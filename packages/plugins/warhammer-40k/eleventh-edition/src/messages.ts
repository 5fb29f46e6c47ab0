import { type Catalog, messagesOf } from "@riposte/words";

/** English by message id. */
export const messages = {
  "11e:action": "Which unit starts an action instead of shooting and charging?",
  "11e:swap": "Discard a mission for another, for one command point? Once in a battle",
  "11e:keep": "Keep them",
  "11e:discard": "Which missions are discarded? For one or more you gain a command point",
  "11e:card": "{card}",
  "11e:start-action": "{unit}: {action}",
  "11e:surge": "Does {unit} surge towards the closest enemy?",
  "11e:do-surge": "Surge",
  "11e:surge-to": "Where does the surge of {unit} end?",
  "11e:scouts": "Is {unit} set up now, or does it wait in Reserves?",
  "11e:shooting-type": "How does {unit} shoot?",
  "11e:normal": "At what it sees",
  "11e:indirect": "Indirectly: all its Indirect Fire weapons suffer for it",
  "11e:order": "In which order are these struck?",
  "11e:group": "{models.and} of {unit}",
  "11e:precision": "Precision: which character is struck first?",
  "11e:no-precision": "None: the defender's order stands",
  "11e:sub-pool": "{criticals} critical wounds are other attacks than the rest: which are saved against first?",
  "11e:others-first": "The others",
  "11e:criticals-first": "The critical wounds",
  "11e:models": "Which model is struck?",
  "11e:lethal": "How many of {criticals} critical hits wound without a roll?",
  "11e:retarget": "What does {weapon} attack now?",
} as const satisfies Catalog;

/** A message of these, with what its template asks for. */
export const say = messagesOf(messages);
