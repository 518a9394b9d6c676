export const rules = {
  title: 'How to play',
  pages: { turn: 'The game', symbols: 'Symbols', special: 'Special tiles', heroes: 'Heroes' },
  byNumber: 'Rule by rule',
  notInTale: 'not in this tale',
  /** The price of a tile for screen readers: an amount of a resource. */
  icons: (count: number, symbol: string) => `${count} ${symbol}`,
  costs: 'Costs',
  /** Between the costs of the first, the second and the third of a kind. */
  nextCosts: 'then',
  houseRule: (name: string) => `House rule at this table: ${name}.`,
  aim: {
    sturdy:
      'Every wicked thing in the land wants the Great Wise Oak. Find and break the three dark diamonds before three monsters reach it. You all win together, or all lose together.',
    frail:
      'Every wicked thing in the land wants the Great Wise Oak. Find and break the three dark diamonds before a monster reaches it. You all win together, or all lose together.',
  },
  aimOf: {
    'last-tile':
      'Every wicked thing in the land wants the Great Wise Oak. Draw every tile of the pile, and let the Oak still stand. You all win together, or all lose together.',
    rounds:
      'Every wicked thing in the land wants the Great Wise Oak. Let twenty turns go by, and let the Oak still stand. You all win together, or all lose together.',
    monsters:
      'Every wicked thing in the land wants the Great Wise Oak. Drive so many monsters away that no more dare come near it. You all win together, or all lose together.',
  },
  goal: 'The goal of this table',
  turn: 'A turn has three parts',
  newMonsters: 'New monsters',
  newMonstersHow: {
    side: 'The die is rolled. 1 to 4: they enter at the north, east, south or west end of the forest. 5: you choose the side. 6: at the furthest den; a dark diamond in the forest is one.',
    dealt:
      'The die is rolled. They enter one by one at all four ends of the forest, clockwise. 1 to 4: beginning in the north, east, south or west. 5: you choose where they begin. 6: in the north.',
    each: 'A die is rolled for each of them, one after another. 1 to 4: it enters at the north, east, south or west end of the forest. 5: you choose the side. 6: at the furthest den; a dark diamond in the forest is one.',
  },
  noDen: {
    'roll-again': 'If there is none, the die rolls again.',
    none: 'If there is none, none enters.',
    'every-side': 'If there is none, they enter one by one on all four sides, from the north.',
  },
  howMany: 'How many? The forest’s longest side minus two, at least one.',
  act: 'You act',
  actHow: 'In any order, each once a turn, unless your hero’s own power says otherwise:',
  walk: 'Walk',
  walkHow: 'up to two steps along the roads. Monsters never stop you.',
  expand: 'Lay a tile',
  expandHow: {
    strict: 'from the market next to the forest: road meets road, and hedge meets hedge.',
    loose: 'from the market next to the forest: one road that joins is enough.',
  },
  expandCost: 'What it costs must be in the forest, and is not spent.',
  handHow: 'At this table everyone has two tiles of their own in place of the market, open to all.',
  fellHow: 'If nothing still to come fits anywhere and a diamond is among it, fell a tile instead.',
  remove: 'Remove',
  removeHow: 'one monster from your tile.',
  endTurn: 'Then you end the turn yourself.',
  move: 'Monsters move',
  moveHow:
    'The die is rolled again. 1 to 4: the monsters on that side take one step. 5: you choose the side. 6: all of them. Those nearest to the Oak go first.',
  moveOnceHow:
    'Once a round, when everyone has had a turn: all of them take one step, and no die is rolled. Those nearest to the Oak go first.',
  mortalHow:
    'At this table three monsters on a hero’s tile, when they have moved, carry the hero off: out of the tale. On the Oak everyone is safe.',
  sides: {
    diagonal: 'The two diagonals through the Oak part the sides; a tile on one belongs to both.',
    half: 'North is all above the Oak’s row, east all beyond its column, and so on.',
  },
  chooses: 'How a monster chooses its way',
  choosesWants: 'It wants to go straight at the Oak: along the longer of the two ways, row or column.',
  choosesBarred:
    'If that way is barred (no road, no tile, or a full one), it tries the other three, clockwise. It may turn straight back.',
  choosesHaste:
    'A tile with three monsters is full, unless it says otherwise. If only full tiles are left, it pushes in, and at once hurries on by the same plan.',
  end: 'How it ends',
  diamonds: 'Dark diamonds',
  diamondsHow:
    'One is hidden in each third of the draw pile. Lay it at least two tiles from the Oak, then walk onto it: it breaks, with every monster on it, and you are back where that step began.',
  oak: 'The Oak’s hearts',
  oakHow: {
    sturdy: 'A monster that reaches the Oak is gone, and takes one of its three hearts along.',
    frail: 'A monster that reaches the Oak is gone, and takes its only heart along.',
  },
  symbolsHow:
    'They are printed on tiles. A hero on a bomb, a swap or a rotation may use it; the others work by themselves.',
  specialHow: 'Heroes are always safe on them. What one costs must be in the forest before you lay it.',
  heroesHow: 'Powers are free: they take the place of no walk, tile or Remove, unless they say so.',
  undo: 'You may undo back to the last roll or the last new tile; further back if all agree.',
}

/** The rules that info cards cite by number, a sentence or two each. */
export const rulings = {
  1: 'The Oak’s sides bear the faces of the die: 1 north, 2 east, 3 south, 4 west.',
  2: 'The two diagonals through the Oak cut the forest into four sides. A tile exactly on one belongs to both sides, and moves with both.',
  3: 'Distance from the Oak is counted in tiles, across plus up or down.',
  4: 'A first tile that costs something goes back, and another is drawn.',
  5: 'One to six heroes, no two alike. One person may lead several.',
  6: 'New monsters: the forest’s longest side minus two, at least one. The longest side is the larger of its width and height.',
  7: 'On a 6 they enter at a den that a road without a palace joins to the Oak: the furthest one; on a tie, the first clockwise from north.',
  8: 'If there is no such den, the die falls again, as part of the same roll.',
  9: 'The entrance of a side is a tile joined to the Oak, no palace and no chest: first those with a road out that way, then the furthest out, then the nearest to the Oak’s own column or row, then the clockwise one. A side without one sends them on to the next.',
  10: 'Monsters look different by where they came from, and obey the same rules.',
  11: 'While a diamond is still to come, nothing laid, swapped or turned may close the forest’s last open road. A road is open if it leads out into the wide world; one into a hole that the forest encloses is not.',
  12: 'When no market tile can be laid, one may go under the pile instead; a diamond only if all three are diamonds, and never with an empty pile.',
  13: 'An empty pile no longer fills the market. The game goes on.',
  14: 'Who moves, and in what order, is fixed when the die falls: the nearest to the Oak first, then clockwise from north, then the lower number. Each moves once.',
  15: 'The desired way goes along the longer of the two ways to the Oak; on a diagonal it is the one that goes clockwise round it.',
  16: 'Monsters have no memory. They may walk straight back.',
  17: 'A hurrying monster goes on by the same plan, and enters no tile twice. When nothing is left it stays, squeezed in.',
  18: 'A monster that steps onto the Oak is taken off the board, with one of its hearts.',
  19: 'A bomb works once. It spares the Oak, dark diamonds, and any tile with a hero on it.',
  20: 'A swap or a turn spares the Oak and dark diamonds. One joined road is enough, neighbours may be cut off, and all who are there stay. The new tile is paid for without the resources of the one that leaves.',
  21: 'A gate breaks, for good, when the plan leads to a road that only it closes and the monster’s own tile is full. With a gate on both sides of the edge, both must be able to break.',
  22: 'A wall breaks when as many monsters are on its tile as it is long. It is as long as all tiles with an unbroken wall that hang together edge to edge; alone it stops none.',
  23: 'A hero who breaks a dark diamond is back where the step, flight or pull began, with the steps that are left.',
  24: 'A dark diamond in the forest is a monster den.',
  25: 'A chest is never full. A monster that enters is put at the entrance of its side at once, and hurries on if that is full, but never into the same chest.',
  26: 'The Piper’s monsters take the shortest road over tiles they could enter now: no full tile, no closed gate or wall, no Oak unless he is on it. Without such a road they keep to the usual plan.',
  27: '“May not” beats “must”: first what holds a monster, then what bars its way, then what draws it: chest, Piper, bell, its desired way, and at last the printed order or clockwise.',
  28: 'Rumpelstiltskin may not strike the same bargain on two of his turns running.',
  29: 'The Beast may not end two of his turns running on one tile, unless he has nowhere to go. A step that ends the tale is always allowed. Chest and trapdoor still work on his tile.',
  30: 'The Oak guards the four tiles round it: no bomb, swap or turn touches them.',
  31: 'To enter is to arrive in any way: walking, appearing, being put or pulled there, or flying. A tile that is swapped or turned under someone was not entered.',
  32: 'Nibbling costs the next step that the monster would take, a hasty or held one too. Rolls for other sides do not count.',
  33: 'In company a monster in the glade may go. The last one falls asleep again.',
  34: 'Aladdin rolls the last die again before a side is chosen or a monster stirs. The new die counts.',
  35: 'Tiles that are cut off stay and count, and monsters there still step. Destroyed tiles are out of the game.',
  36: 'Also our own additions: dens, the rooms for one, two, four and five, the printed order for any barred way, and giving up.',
  67: 'House rule: everyone has two tiles in place of the market, open to all, drawn when the tale begins and at once after one was laid. The rules of the market hold for the tiles of the hero on turn; all tiles in hands are still to come.',
  68: 'House rule: another goal than the diamonds is judged when a turn is over: the pile is empty; turn twenty is over; or so many monsters are defeated, that is, have appeared, are gone, and did not reach the Oak. Diamonds stay dens until they are broken. Where the last tile wins, a road stays open as long as the pile lasts.',
  69: 'House rule: a frail Oak has one heart, and never gets more. The first monster to reach it ends the tale.',
  70: 'House rule: heroes can be lost. After a movement a hero, not on the Oak, with three or more monsters on its tile is carried off, and out of the tale; its tiles go under the pile. When all are gone the tale is lost. If it was the hero on turn, the turn ends with that movement.',
  71: 'House rule: monsters that are dealt enter one by one at the four entrances, clockwise from the side of the die. 5: you choose the first side. 6: from north on; no den is asked for. Where each has a die of its own, it is thrown, and answered on a 5, before the next; they are as many as ever.',
  72: 'House rule: monsters that move once a round do so when the turn of the last hero still in the tale ends: all of them, once, without a die. No bargains are struck.',
  73: 'If a diamond is still to come, and no tile still to come (in the market, in the pile or under it) could be laid anywhere, you may fell a tile in place of laying one: it goes under the pile. Not the Oak or the four tiles round it, no building, no tile with a monster or a hero on it.',
}
