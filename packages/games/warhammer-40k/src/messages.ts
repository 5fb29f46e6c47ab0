/** English by message id. */
export const messages: Readonly<Record<string, string>> = {
  "wh:move": "How does {unit} move?",
  "wh:move-stationary": "Remain stationary",
  "wh:move-normal": "Normal move",
  "wh:move-advance": "Advance",
  "wh:shooter": "Which unit shoots?",
  "wh:unit": "{unit}",
  "wh:done": "Nobody else",
  "wh:target": "What does {weapon} shoot at?",
  "wh:hold-fire": "Nothing",
  "wh:allocate": "Which model takes the wound?",
  "wh:mortal": "Which model of {unit} suffers the mortal wound?",
  "wh:models": "{models} of {unit}",
  "wh:precision": "Precision: which character takes the wound?",
  "wh:no-precision": "None: the defender chooses",
};
