/** English by message id. */
export const messages: Readonly<Record<string, string>> = {
  "11e:shooting-type": "How does {unit} shoot?",
  "11e:normal": "At what it sees",
  "11e:indirect": "Indirectly: all its Indirect Fire weapons suffer for it",
  "11e:order": "In which order are these struck?",
  "11e:group": "{group}",
  "11e:precision": "Precision: which character is struck first?",
  "11e:no-precision": "None: the defender's order stands",
  "11e:models": "Which model is struck?",
  "11e:lethal": "How many of {criticals} critical hits wound without a roll?",
  "11e:retarget": "What does {weapon} attack now?",
};
