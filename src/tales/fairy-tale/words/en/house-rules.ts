/** Words of the house rules panel: for each rule its name, the rule book's sentence, our reading, and the meaning of each reading. */
export const houseRules = {
  how: 'The rules are unclear here. The first option is our default.',
  done: 'Back to the cover',
  tends: {
    lighter: 'Easier:',
    darker: 'Harder:',
    how: (by: string, without: string) =>
      `in a fairy tale with three heroes the Guardian won ${by}; without it ${without}.`,
  },
  rules: {
    sides: {
      name: 'The four sides',
      source: 'The two diagonals through the Oak cut the forest into four sides.',
      read: 'Our reading: a tile exactly on a diagonal belongs to both sides, and moves with both.',
      means: {
        diagonal: 'North moves: every tile between its two diagonals, or on them.',
        half: 'The north moves: every tile above the Oak’s row. Monsters move more often.',
      },
    },
    roads: {
      name: 'Where tiles meet',
      source: 'On every shared edge road meets road and hedge meets hedge.',
      read: 'Our reading: this holds when you lay a tile. At least one road must always join. While a diamond is still to come, the forest’s last open road stays open.',
      means: {
        strict: 'This tile cannot go here: its road meets a hedge.',
        loose: 'It can: one road joins, and the other can end at a hedge.',
      },
    },
    noDen: {
      name: 'A six, and no den',
      source: 'No such den: roll again.',
      read: 'Our reading: as part of the same roll. Only a den with a road to the Oak counts. A dark diamond in the forest is one.',
      means: {
        'roll-again': 'Roll again to see where they enter.',
        none: 'A quiet turn without new monsters.',
        'every-side': 'They enter one by one, at each entrance in turn, starting in the north.',
      },
    },
    supply: {
      name: 'Tiles to choose from',
      source: 'Three tiles lie open in the market, for the hero on turn.',
      read: 'Optional: every hero has two tiles of their own instead of the market. Everyone can see them. When you lay one, you draw the next at once.',
      means: {
        market: 'On your turn, take one of three.',
        hand: 'On your turn, take one of your own two.',
      },
    },
    goal: {
      name: 'What wins the tale',
      source: 'With the third dark diamond broken the tale is won.',
      read: 'Optional: choose another goal. We check it when a turn is over. Diamonds are still in the pile and are dens until broken, but they do not win. With the Oak’s last heart you still lose.',
      means: {
        diamonds: 'Find all three, and step onto them.',
        'last-tile': 'The draw pile is empty when a turn is over.',
        rounds: 'Turn twenty is over, and the Oak still stands.',
        'monsters-22': 'Twenty-two monsters are gone without reaching the Oak. For a bedtime story.',
        'monsters-28': 'Twenty-eight monsters are gone without reaching the Oak. For any other difficulty.',
      },
    },
    oak: {
      name: 'The Oak’s hearts',
      source: 'With the third monster at the Oak the tale is lost.',
      read: 'Optional: a frail Oak makes it harder. The Oak never gets more hearts than it began with.',
      means: {
        sturdy: 'Three hearts. Each monster that reaches it takes one.',
        frail: 'One heart. When a monster reaches it, you lose.',
      },
    },
    heroes: {
      name: 'Can heroes be lost?',
      source: 'Monsters never stop a hero.',
      read: 'Optional: after the monsters move, three of them on one tile carry off the hero there. The Oak is safe. The others play on; when all heroes are gone, you lose.',
      means: {
        safe: 'Monsters pass by, and the hero stays.',
        mortal: 'Three on its tile after they move: the hero is carried off, and out of the game.',
      },
    },
    arrivals: {
      name: 'Where new monsters enter',
      source: 'They all enter on the side that the die shows.',
      read: 'Optional: deal them over all four sides, starting with the side of the die (on a six, the north). Or roll a die for each monster. The number stays the same.',
      means: {
        side: 'The die shows east: all enter there.',
        dealt: 'The die shows east: one there, one in the south, one in the west, and so on.',
        each: 'A die for each of them, one after another. It enters where its own die says.',
      },
    },
    moves: {
      name: 'When monsters move',
      source: 'When a turn ends the die says which monsters move.',
      read: 'Optional: they move once a round, when everyone has had a turn. All of them move, without a die. There are no bargains then.',
      means: {
        turn: 'After every turn the die says who moves.',
        round: 'After the last hero’s turn all move, without a die.',
      },
    },
    grove: {
      name: 'A grove that is taken',
      source: 'More monsters than ours in a grove cost a heart.',
      read: 'Groves belong to the box of dark tiles. Optional: to make it harder, you lose the game when a grove is taken.',
      means: {
        heart: 'It costs a heart. The monsters are gone, and the grove is felled.',
        loss: 'You lose the game.',
      },
    },
  },
}
