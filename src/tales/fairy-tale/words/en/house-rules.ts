/** What the leaf of the house rules says: of each its name, the book's own sentence, how we read it, and what each reading means. */
export const houseRules = {
  how: 'The rules leave this open. Our reading comes first; choose another if your table likes it better.',
  done: 'Back to the cover',
  tends: {
    lighter: 'A lighter tale:',
    darker: 'A darker tale:',
    how: (by: string, without: string) =>
      `in a fairy tale with three heroes the Guardian won ${by}; without it ${without}.`,
  },
  rules: {
    sides: {
      name: 'The four sides',
      source: 'The two diagonals through the Oak cut the forest into four sides.',
      read: 'Our reading: a tile exactly on a diagonal belongs to both sides, and moves with both.',
      means: {
        diagonal: 'The north moves: all between its two diagonals, and what stands on them.',
        half: 'The north moves: every tile above the Oak’s row. Monsters move more often.',
      },
    },
    roads: {
      name: 'Where tiles meet',
      source: 'On every shared edge road meets road and hedge meets hedge.',
      read: 'Our reading: this holds for a tile that is laid. In any case one road at least must join, and while a diamond is still to come, the forest’s last open road stays open.',
      means: {
        strict: 'This tile may not lie here: its road meets a hedge.',
        loose: 'It may: one road joins, and the other may end at a hedge.',
      },
    },
    noDen: {
      name: 'A six, and no den',
      source: 'No such den: roll again.',
      read: 'Our reading: as part of the same roll. Only a den that a road joins to the Oak counts; a dark diamond in the forest is one.',
      means: {
        'roll-again': 'The die falls once more, and says where they come.',
        none: 'A quiet turn without new monsters.',
        'every-side': 'They come one by one, at each entrance in turn, from the north.',
      },
    },
    supply: {
      name: 'Tiles to choose from',
      source: 'Three tiles lie open in the market, for whoever is on turn.',
      read: 'For tables that like to plan, every hero may have two tiles of their own in place of the market, open to all. Whoever lays one draws the next at once.',
      means: {
        market: 'Whoever is on turn takes one of three.',
        hand: 'Whoever is on turn takes one of their own two.',
      },
    },
    goal: {
      name: 'What wins the tale',
      source: 'With the third dark diamond broken the tale is won.',
      read: 'A table may choose another goal. It is judged when a turn is over. Diamonds still lie in the pile, and are dens until they are broken, but they do not win. The Oak’s last heart loses as ever.',
      means: {
        diamonds: 'Find all three, and step onto them.',
        'last-tile': 'The draw pile is empty when a turn is over.',
        rounds: 'Turn twenty is over, and the Oak still stands.',
        'monsters-22': 'Twenty-two monsters are gone that did not reach the Oak. For a bedtime story.',
        'monsters-28': 'Twenty-eight monsters are gone that did not reach the Oak. For any other tale.',
      },
    },
    oak: {
      name: 'The Oak’s hearts',
      source: 'With the third monster at the Oak the tale is lost.',
      read: 'For tables that want it darker the Oak may be frail. Nothing ever gives it more hearts than it began with.',
      means: {
        sturdy: 'Three hearts: a monster that reaches it takes one along.',
        frail: 'One heart: the first monster to reach it ends the tale.',
      },
    },
    heroes: {
      name: 'What befalls heroes',
      source: 'Monsters never stop a hero.',
      read: 'For tables that want to fear for their heroes they may be lost: when monsters have moved, three of them carry off a hero who stands among them. On the Oak nobody is in danger. The others play on; when all are gone, the tale is lost.',
      means: {
        safe: 'Monsters come and go, and the hero stays.',
        mortal: 'Three on its tile when they have moved: the hero is carried off, and out of the tale.',
      },
    },
    arrivals: {
      name: 'Where new monsters come',
      source: 'They all come from the side that the die shows.',
      read: 'For tables that want to look everywhere at once they may be dealt over all four sides, beginning with that of the die. A six then begins in the north. Or each monster has a die of its own. However they come, they are as many.',
      means: {
        side: 'The die shows east: all come in there.',
        dealt: 'The die shows east: one there, one in the south, one in the west, and so on.',
        each: 'A die for each of them, one after another: each comes where its own die says.',
      },
    },
    moves: {
      name: 'When monsters move',
      source: 'When a turn ends the die says which monsters move.',
      read: 'For tables that like to know what comes, they may move once a round instead: all of them, without a die, when everybody has had a turn. No bargains are struck then.',
      means: {
        turn: 'After every turn the die says who moves.',
        round: 'After the last hero’s turn all move, and no die is thrown.',
      },
    },
    grove: {
      name: 'A grove that is taken',
      source: 'More monsters than ours in a grove cost a heart.',
      read: 'This is about groves, which come with the box of dark tiles. For tables that want it darker, a grove that is taken ends the tale.',
      means: {
        heart: 'It costs a heart, the monsters are gone, and the grove is felled.',
        loss: 'The tale is lost.',
      },
    },
  },
}
