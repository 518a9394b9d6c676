/** The pages of the rule book about the game itself: titles, texts, and the captions of their examples. */
export const rulePages = {
  pages: {
    oak: {
      title: 'The Oak’s three hearts',
      text: 'Every monster wants the Oak. One that reaches it is gone, and takes a heart along. With the third heart the tale is lost.',
    },
    sides: {
      title: 'The four sides',
      text: 'Two slanting lines through the Oak cut the forest into north, east, south and west. A tile on such a line belongs to both.',
    },
    opening: {
      title: 'Beginning',
      text: 'Four first tiles go round the Oak, turned as you like, each with a road to it. Heroes begin on the Oak and take turns.',
    },
    'new-monsters': {
      title: 'New monsters',
      text: 'Each turn begins with a die: 1 north, 2 east, 3 south, 4 west. On a 5 you choose. A wider forest brings more.',
    },
    entrance: {
      title: 'Where they enter',
      text: 'Monsters enter at the outermost tile of their side from which a road leads to the Oak.',
    },
    six: {
      title: 'When a 6 falls',
      text: 'They enter at the furthest den. A dark diamond in the forest is a den, too.',
    },
    walk: {
      title: 'Walk',
      text: 'Up to two steps along the roads. Monsters, gates and full tiles never stop a hero.',
    },
    expand: {
      title: 'Lay a tile',
      text: 'One tile from the market, turned as you like, next to the forest. Road meets road, and hedge meets hedge.',
    },
    remove: {
      title: 'Remove',
      text: 'Once a turn, remove one monster from your tile.',
    },
    sweep: {
      title: 'When no tile fits',
      text: 'If no tile of the market can be laid, you may put one under the pile instead. Then a new one is turned up.',
    },
    fell: {
      title: 'Fell a tile',
      text: 'If a diamond is still to come, and nothing to come fits anywhere, you may fell a tile to make room.',
    },
    'monsters-move': {
      title: 'Monsters move',
      text: 'You end your turn with a die. 1 to 4: the monsters of that side step. 5: you choose the side. 6: all of them. The nearest go first.',
    },
    way: {
      title: 'How a monster chooses',
      text: 'It wants to go straight at the Oak, along the longer of the two ways. If it cannot, it tries the other three, clockwise. It never remembers where it has been.',
    },
    crowd: {
      title: 'When all is full',
      text: 'Three monsters fill a tile. If a monster can only go to full tiles, it pushes in, and hurries on at once.',
    },
    meeting: {
      title: 'When two rules meet',
      text: '“May not” beats “must”: first what holds a monster, then what bars its way, then what draws it.',
    },
    'cut-off': {
      title: 'Cut-off tiles',
      text: 'A part of the forest that no road joins any more stays, and counts. It can be joined again.',
    },
    end: {
      title: 'How it ends',
      text: 'Break the third dark diamond and you win at once, all together, unless your table chose another goal. You may also give up.',
    },
  },
  /** The result of an action without a log entry. */
  done: 'That’s it.',
  fell: (face: number) => `The die shows ${face}.`,
  /** The possible choices. */
  side: (side: string) => `The side: ${side}`,
  layTurned: (tile: string, side: string) => `Lay ${tile}, ${side} of the Oak`,
  felled: (place: string) => `Fell the tile at ${place}`,
  powers: {
    'bargain-movement': 'No new monsters, and two rolls for moving',
    'bargain-monsters': 'Two rolls for new monsters, and none for moving',
    reroll: 'Wish: roll the die again',
    fly: 'Wish: fly',
    clear: 'Wish: clear a tile',
    pull: 'Pull',
  },
  keepDie: 'Keep this roll',
}
