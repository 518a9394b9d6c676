import { strong } from '../../../../ui/text/emphasis.ts'

/** The words of the lesson: the title of each step, the text of each task, and the feedback. */
export const lesson = {
  count: (step: number, all: number) => `${step} of ${all}`,
  next: 'Next',
  again: 'Restart step',
  /** After the first press, if something would be lost. */
  againAsks: 'Press again to restart',
  leave: 'Leave',
  begin: 'On to a real game',
  there: 'Lead me there',
  /** Asks for the next step of one monster, or of several. */
  foretell: (count: number) => strong(count === 1 ? 'Tap where it goes.' : 'Tap where they go.'),
  /** While a tile is selected: not aimed yet, aimed in a wrong turn, or aimed correctly. */
  held: {
    taken: `Press inside the ${strong('blue frame')}.`,
    unturned: `${strong('Turn')} it with the round arrow.`,
    aimed: `Press that square ${strong('once more')}.`,
  },
  /** After a click that does nothing. */
  answers: {
    another: 'Not now. Look for the blue frame.',
    'no-way': 'Choose one of the framed tiles.',
    retry: 'Not there. Look again, and tap once more.',
  },
  goOn: 'Well done! Now press “Next”.',
  /** After a correct prediction; the routes follow. */
  right: 'Right!',
  wrong: (side: string) => `Not quite: to the ${side}.`,
  /** The explanation of a monster's route. */
  way: (name: string, why: string) => `${name}: ${why}`,
  steps: {
    first: {
      title: 'Round the Oak',
      says: [`Lay the ${strong('last tile')} at the Oak.`, `${strong('Begin')}!`],
      done: 'The tale begins.',
    },
    roll: {
      title: 'Who comes?',
      says: [`Each turn brings monsters. ${strong('Roll')}: the die says where.`],
      done: 'Two is East: an Ogre.',
    },
    lay: {
      title: 'Lay a tile',
      says: [`Once a turn, lay a tile where ${strong('roads meet')}.`],
      done: `The forest is ${strong('4')} long: now ${strong('4 − 2 = 2')} monsters.`,
    },
    die: {
      title: 'The second die',
      says: [`Monsters want the ${strong('Oak')}.`, `${strong('End your turn')}: a die moves one side.`],
      done: 'Two hearts are left.',
    },
    turn: {
      title: 'Turn a tile',
      says: [
        `A new turn: ${strong('roll')}.`,
        `Take this ${strong('corner')}. Its road must lead east.`,
        `Now roads meet. ${strong('End your turn')}.`,
      ],
      done: 'West moves: none is there.',
    },
    walk: {
      title: 'Walk',
      says: [`${strong('Roll')}.`, `Puss walks ${strong('four tiles')} a turn. Go to the Ogres.`],
      done: 'Monsters never stop you.',
    },
    remove: {
      title: 'Remove one',
      says: [`Once a turn, ${strong('remove')} a monster from your tile.`, `Now ${strong('step back')}.`],
      done: 'You may split your walk.',
    },
    lure: {
      title: 'A dark diamond',
      says: [`Break ${strong('three')} and you win. Lay this one.`],
      done: 'Where will the Ogre go?',
    },
    clockwise: {
      title: 'Clockwise',
      says: [`No road? It tries the next way, ${strong('clockwise')}.`, `${strong('End your turn')}.`],
      done: 'A five!',
    },
    sides: {
      title: 'A five',
      says: [`You choose a side: the ${strong('Ogre’s')}. Dotted lines part them.`],
      done: 'As foretold.',
    },
    full: {
      title: 'A full tile',
      says: [
        `${strong('Three')} monsters fill a tile. The next rushes on. ${strong('Roll')}!`,
        'Full tiles are closed. Does Puss stop it?',
        `${strong('End your turn')}.`,
      ],
      done: 'Heroes never stop monsters.',
    },
    diamond: {
      title: 'Break it',
      says: [`${strong('Roll')}.`, `Step onto the ${strong('diamond')}.`],
      done: 'Diamond, tile and three Ogres vanish. Two to go!',
    },
    bell: {
      title: 'A bell',
      says: [
        `A ${strong('bell')} calls monsters next door. Lay it by the Wolves.`,
        '',
        `${strong('End your turn')}.`,
      ],
      done: 'Away from the Oak! You know the game.',
    },
  },
}
