/** What a screen reader is given of each short match before its first answer: rows, and the places in them. */
export const HEARD: Readonly<Record<string, string>> = {
  finished: `
Present
  44 cards from past
  41 cards into past, can be used. 1 of 2.
  43 exchange card, can be used. 2 of 2.
Past
  Past: empty
Future
  Future: empty
Draw stack
  Draw stack, 7 cards, 0 still unknown
  40 card into future, Draw stack
  46 draw one, Draw stack
  39 exchange card, Draw stack
  42 below the stack, Draw stack
  47 draw one 3x, Draw stack
  45 take candy, Draw stack
  48 drink cofee, Draw stack
Finished pile
  Finished pile: 38
  7 coffee; one goes each time 48 leaves the present
  5 candy to spend, 5 more in reserve
`,
  "one-piece": `
Opponent: Leader and piles
  Monkey.D.Luffy, the opponent's, Leader, 5000, can be chosen. 1 of 4.
  0 Life
  4 of 4 DON!! ready
  1 in hand
  5 in the deck, 0 in the trash
You: Characters
  Roronoa Zoro, yours, 5000, can be chosen. 2 of 4.
You: Leader and piles
  Monkey.D.Luffy, yours, Leader, 5000, can be chosen. 3 of 4.
  0 Life
  6 of 6 DON!! ready, Give a DON!!: then choose the card. 4 of 4.
  1 in hand
  5 in the deck, 0 in the trash
`,
  "warhammer-40k": `
Lane 1
  20 inches, Plasma Crew, yours, 5 of 5 models, 10 wounds, can be chosen. 1 of 1.
  22 inches, Objective, You: held from within 3 inches
  30 inches, Thorn Leapers, the opponent's, 4 of 4 models, 8 wounds
`,
  "imperial-assault": `
Row 1
  A1, wall to the north and west
  B1, wall to the north
  C1, wall to the north
  D1, wall to the north
  E1, wall to the north
  F1, wall to the north
  G1, wall to the north
  H1, wall to the north and east
Row 2
  A2, wall to the south and west
  B2
  C2, door to the south
  D2, door to the south
  E2, wall to the south
  F2
  G2
  H2, wall to the east and south
Row 3
  A3, wall to the north and west
  B3, difficult
  C3, Riot Trooper 1, yours, health 7 of 7, can be activated, door to the north. 1 of 2.
  D3, Riot Trooper 2, yours, health 7 of 7, can be activated, counts for the mission, door to the north. 2 of 2.
  E3, counts for the mission, wall to the north
  F3, rubble, blocking edge to the south
  G3
  H3, wall to the north and east
Row 4
  A4, terminal, wall to the west
  B4, difficult
  C4, blocking
  D4, counts for the mission, blocking edge to the east
  E4, counts for the mission, blocking edge to the west
  F4, blocking edge to the north, impassable edge to the east
  G4, impassable edge to the west
  H4, wall to the east
Row 5
  A5, wall to the west
  B5, impassable edge to the east
  C5, impassable, blocking edge to the south, impassable edge to the west
  D5, Rebel Trooper 1, the opponent's, health 1 of 3
  E5, blocking
  F5
  G5, difficult
  H5, terminal, wall to the east
Row 6
  A6, wall to the south and west
  B6
  C6, rubble, blocking edge to the north
  D6, counts for the mission, wall to the south
  E6, door to the south
  F6, door to the south
  G6, difficult
  H6, wall to the east and south
Row 7
  A7, wall to the north and west
  B7
  C7
  D7, wall to the north
  E7, door to the north
  F7, door to the north
  G7
  H7, wall to the north and east
Row 8
  A8, wall to the south and west
  B8, wall to the south
  C8, wall to the south
  D8, wall to the south
  E8, wall to the south
  F8, wall to the south
  G8, wall to the south
  H8, wall to the east and south
`,
};
