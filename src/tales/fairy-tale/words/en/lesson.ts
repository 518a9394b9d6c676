import { strong } from '../../../../ui/text/emphasis.ts'

/** The storyteller's words in the first tale, the guided one: of each step its name, what is to be done, and what came of it. */
export const lesson = {
  name: 'The first tale',
  count: (step: number, all: number) => `${step} of ${all}`,
  next: 'Go on',
  leave: 'Leave the lesson',
  begin: 'Now our own tale',
  again: 'Once more',
  another: 'Another time! Look where the arrow points.',
  goOn: 'Press “Go on”, and so shall the tale.',
  there: 'Lead me there',
  taken: `Lay it in the ${strong('west')} of the forest.`,
  aimed: `Press there ${strong('again')}, and it stays.`,
  steps: {
    roll: {
      title: 'Who comes tonight?',
      task: `Every turn begins with new monsters. Press the ${strong('seal')} and let the die fall.`,
      done: 'A two is the east: an Ogre came in.',
    },
    lay: {
      title: 'Lay a tile',
      task: `Take the ${strong('straight with wood')} from the market.`,
      done: 'The forest grows, and its wood counts towards special tiles.',
    },
    walk: {
      title: 'Walk to the Ogre',
      task: `Puss has ${strong('four steps')} a turn. Monsters never stop a hero: touch the ${strong('footprints')}.`,
      done: 'There it is. Next you will remove it.',
    },
    remove: {
      title: 'Remove it',
      task: `Each turn a hero may remove ${strong('one monster')} from their own tile. Touch the ${strong('Ogre')}.`,
      done: 'Off it runs, howling.',
    },
    future: {
      title: 'Read the future',
      task: `When your turn ends, a die says which monsters move. Touch the card of the ${strong('north')}.`,
      done: 'On a one, the Giant steps onto the Oak and takes a heart.',
    },
    why: {
      title: 'Ask why',
      task: `Every step has its reason. Ask ${strong('why')} the Giant goes there.`,
      done: 'Ask as often as you like. It is always true.',
    },
    haste: {
      title: 'The rush',
      task: `Some turns later: three Ogres fill a tile. Whoever comes onto a ${strong('full tile')} rushes on. ${strong('Roll')}!`,
      done: 'Both rushed straight on. Beware of full tiles.',
    },
    diamond: {
      title: 'Break a diamond',
      task: `A ${strong('dark diamond')}! Step onto it.`,
      done: 'It broke, and took its monsters along. Three broken, and the tale is won.',
    },
    'end-turn': {
      title: 'End your turn',
      task: `Press the ${strong('seal')}. The monsters move; then the next hero plays.`,
      done: 'You know the game. Break three diamonds before three monsters touch the Oak.',
    },
  },
}
