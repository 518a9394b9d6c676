/** Words of the rule book. */
export const rules = {
  title: 'How to play',
  pages: { turn: 'The game', symbols: 'Symbols', special: 'Special tiles', heroes: 'Heroes' },
  byNumber: 'Rule by rule',
  notInTale: 'not in this tale',
  /** What a tile asks for, as it is read aloud: so much of a resource. */
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
  newMonsters: 'New monsters come',
  newMonstersHow: {
    side: 'The die is rolled. 1 to 4: they come in at the north, east, south or west end of the forest. 5: you choose the side. 6: they come out of the furthest den; a dark diamond in the forest is one.',
    dealt:
      'The die is rolled. They come in one by one at all four ends of the forest, clockwise. 1 to 4: beginning in the north, east, south or west. 5: you choose where they begin. 6: in the north.',
    each: 'A die is rolled for each of them, one after another. 1 to 4: it comes in at the north, east, south or west end of the forest. 5: you choose the side. 6: it comes out of the furthest den; a dark diamond in the forest is one.',
  },
  noDen: {
    'roll-again': 'If there is none, the die rolls again.',
    none: 'If there is none, nobody comes.',
    'every-side': 'If there is none, they come one by one on all four sides, from the north.',
  },
  howMany: 'How many? The forest’s longest side, less two; never fewer than one.',
  act: 'You act',
  actHow: 'In any order, each once a turn, unless your hero’s own power says otherwise:',
  walk: 'Walk',
  walkHow: 'up to two steps along the roads. Monsters never stop you.',
  expand: 'Lay a tile',
  expandHow: {
    strict: 'from the market next to the forest: road meets road, and hedge meets hedge.',
    loose: 'from the market next to the forest: one road that joins is enough.',
  },
  expandCost: 'What it costs must lie in the forest, and is not spent.',
  handHow: 'At this table everybody has two tiles of their own in place of the market, open to all.',
  fellHow: 'If nothing still to come fits anywhere and a diamond is among it, fell a tile instead.',
  remove: 'Remove',
  removeHow: 'one monster from the tile you stand on.',
  endTurn: 'Then you end the turn yourself.',
  move: 'Monsters move',
  moveHow:
    'The die is rolled again. 1 to 4: the monsters on that side take one step. 5: you choose the side. 6: all of them. Those nearest to the Oak go first.',
  moveOnceHow:
    'Once a round, when everybody has had a turn: all of them take one step, and no die is rolled. Those nearest to the Oak go first.',
  mortalHow:
    'At this table three monsters on a hero’s tile, when they have moved, carry the hero off: out of the tale. On the Oak everybody is safe.',
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
    'They are printed on tiles. A hero who stands on a bomb, a swap or a rotation may use it; the others work by themselves.',
  specialHow: 'Heroes are always safe on them. What one costs must lie in the forest before it may be laid.',
  heroesHow: 'Powers are free: they take the place of no walk, tile or Remove, unless they say so.',
  undo: 'You may take back whatever you did, up to the last die and the last tile revealed; behind these when all agree.',
}
