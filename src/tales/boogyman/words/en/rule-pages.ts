import { strong } from '../../../../ui/text/emphasis.ts'

/** The pages of the rule book, each with its title and what it says; and what may be chosen on their boards. */
export const rulePages = {
  pages: {
    board: {
      title: 'The clearing',
      text: `37 tiles, six ways out of each. At most ${strong('three things')} stand on a tile: folk, trees or a Boogyman. Then it is full.`,
    },
    opening: {
      title: 'First of all',
      text: 'Four are placed: one by whoever is first, two by the other, one more by the first. Any tile with room will do.',
    },
    turn: {
      title: 'Your turn',
      text: `You have ${strong('two actions')}, by two different pieces. As long as one of yours can do something, you must.`,
    },
    step: {
      title: 'Step',
      text: 'One of your folk steps to a tile next door that is not full.',
    },
    tree: {
      title: 'Trees grow',
      text: `When the ${strong('last')} of your folk leaves a tile, a tree grows there. Trees belong to nobody. Two fit on a tile.`,
    },
    spawn: {
      title: 'Spawn',
      text: `On a tile with ${strong('two trees')}: both go, and one more of your folk comes from home.`,
    },
    call: {
      title: 'Call the Boogyman',
      text: 'Two trees and the one who calls are given, and your Boogyman comes. He may prowl in the same turn.',
    },
    prowl: {
      title: 'Prowl',
      text: `Your Boogyman walks ${strong('one to three tiles')}, never among trees, and stops on another tile than he began.`,
    },
    capture: {
      title: 'Capture',
      text: 'Where he stops, he captures all of the others’ folk. They go home. Your own stay, and so do those whom he only passes.',
    },
    safe: {
      title: 'Who is safe from him',
      text: 'Whoever has a tree on the tile, three together, and whoever stands with their own Boogyman.',
    },
    seven: {
      title: 'Seven win',
      text: 'Seven of yours stand on the board at the same time: you win at once.',
    },
    none: { title: 'None is left', text: 'Whoever has no folk left on the board has lost at once.' },
    draw: {
      title: 'A draw',
      text: 'Forty quiet turns running, the end of turn 200, nobody can do anything, or you both agree.',
    },
  },
  /** What may be chosen. */
  place: (tile: string) => `Place one on ${tile}`,
  step: (from: string, to: string) => `Step from ${from} to ${to}`,
  spawn: (tile: string) => `Spawn on ${tile}`,
  call: (tile: string) => `Call the Boogyman on ${tile}`,
  prowl: (tile: string) => `Prowl to ${tile}`,
  'agree-draw': 'Agree on a draw',
  'give-up': 'Give up',
}
