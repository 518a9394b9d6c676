import { strong } from '../../../../ui/text/emphasis.ts'

/** The pages of the rule book with title and text, and the actions on their boards. */
export const rulePages = {
  pages: {
    board: {
      title: 'The clearing',
      text: `37 tiles, six ways out of each. A tile holds at most ${strong('three things')}: folk, trees or a Boogyman. Then it is full.`,
    },
    opening: {
      title: 'First of all',
      text: 'You place four: the first side one, the other two, the first one more. Any tile with room is fine.',
    },
    turn: {
      title: 'Your turn',
      text: `You have ${strong('two actions')}, with two different pieces. While one of yours can do something, you must.`,
    },
    step: {
      title: 'Step',
      text: 'One of your folk steps to a tile next door that is not full.',
    },
    tree: {
      title: 'Trees grow',
      text: `When the ${strong('last')} of your folk leaves a tile, a tree grows there. Both sides use them. Two fit on a tile.`,
    },
    spawn: {
      title: 'Spawn',
      text: `On a tile with ${strong('two trees')}: both go, and one more of your folk appears there.`,
    },
    call: {
      title: 'Call the Boogyman',
      text: 'Give two trees and the one who calls, and your Boogyman appears. He can prowl in the same turn.',
    },
    prowl: {
      title: 'Prowl',
      text: `Your Boogyman walks ${strong('one to three tiles')}, never among trees. He must stop on another tile.`,
    },
    capture: {
      title: 'Capture',
      text: 'Where he stops, he captures all of the others’ folk. They go home. Your own stay, and so do those he only passes.',
    },
    safe: {
      title: 'Who is safe from him',
      text: 'Folk with a tree on their tile, three together, and folk with their own Boogyman.',
    },
    seven: {
      title: 'Seven win',
      text: 'With seven on the board at the same time you win at once.',
    },
    none: { title: 'None is left', text: 'With no folk left on the board you lose at once.' },
    draw: {
      title: 'A draw',
      text: 'After forty quiet turns in a row, after turn 200, when neither side can act, or when you both agree.',
    },
  },
  /** Actions to choose from. */
  place: (tile: string) => `Place one on ${tile}`,
  step: (from: string, to: string) => `Step from ${from} to ${to}`,
  spawn: (tile: string) => `Spawn on ${tile}`,
  call: (tile: string) => `Call the Boogyman on ${tile}`,
  prowl: (tile: string) => `Prowl to ${tile}`,
  'agree-draw': 'Agree on a draw',
  'give-up': 'Give up',
}
