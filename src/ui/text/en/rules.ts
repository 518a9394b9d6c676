/** Words of the short rule book. */
export const rules = {
  title: 'How to play',
  aim: 'Every wicked thing in the land wants the Great Wise Oak. Find and break the three dark diamonds before three monsters reach it. You all win together, or all lose together.',
  turn: 'A turn has three parts',
  newMonsters: 'New monsters come',
  newMonstersHow:
    'The die is rolled. 1 to 4: they come in at the north, east, south or west end of the forest. 5: you choose the side. 6: they come out of a dark diamond that lies in the forest; if there is none, the die rolls again.',
  howMany: 'How many? The forest’s longest side, less two; never fewer than one.',
  act: 'You act',
  actHow: 'In any order, each once a turn, unless your hero’s own power says otherwise:',
  walk: 'Walk',
  walkHow: 'up to two steps along the roads. Monsters never stop you.',
  expand: 'Lay a tile',
  expandHow: 'from the market next to the forest: road meets road, and hedge meets hedge.',
  remove: 'Remove',
  removeHow: 'one monster from the tile you stand on.',
  endTurn: 'Then you end the turn yourself.',
  move: 'Monsters move',
  moveHow:
    'The die is rolled again. 1 to 4: the monsters on that side take one step. 5: you choose the side. 6: all of them. Those nearest to the Oak go first.',
  chooses: 'How a monster chooses its way',
  choosesWants: 'It wants to go straight at the Oak: along the longer of the two ways, row or column.',
  choosesBarred:
    'If that way is barred (no road, no tile, or a full one), it tries the other three, clockwise. It may turn straight back.',
  choosesHaste:
    'A tile with three monsters is full. If only full tiles are left, it pushes in, and at once hurries on by the same plan.',
  diamonds: 'Dark diamonds',
  diamondsHow:
    'One is hidden in each third of the draw pile. Lay it at least two tiles from the Oak, then walk onto it: it breaks, with every monster on it, and you are back where that step began.',
  oak: 'The Oak’s hearts',
  oakHow: 'A monster that reaches the Oak is gone, and takes one of its three hearts along.',
  undo: 'You may take back whatever you did, up to the last die and the last tile turned up.',
}
