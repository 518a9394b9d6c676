import { strong } from '../../../../ui/text/emphasis.ts'

/** The pages of the rule book, each with its title and what it says; and what may be chosen on their boards. */
export const rulePages = {
  pages: {
    land: {
      title: 'Fortland',
      text: 'Cities and towns lie in a ring. The road runs round the outside: beside every side of a place is a space. A corner place has two.',
    },
    muster: {
      title: 'Mustering',
      text: 'Each army begins at its own city, on one of its two spaces, and faces counter-clockwise.',
    },
    roll: {
      title: 'The roll',
      text: `Roll first. The number is how many ${strong('actions')} your army must use.`,
    },
    march: {
      title: 'March',
      text: 'One action takes your army one space on. Round a corner the next space is the other side of the same place.',
    },
    turn: { title: 'Turn round', text: `Two actions, and only ${strong('once a turn')}. The facing lasts.` },
    pass: {
      title: 'Past other armies',
      text: 'March through them, but do not stop there. On a held space you can only march on.',
    },
    build: {
      title: 'Build',
      text: `A fort takes ${strong('two')} actions on a town, ${strong('three')} on a city. On another’s place it besieges, on your own it fortifies. One fort stands on a place.`,
    },
    tear: {
      title: 'Tear down',
      text: 'Two or three actions: the fort goes home to its owner, whoever that is.',
    },
    home: {
      title: 'Your own fort home',
      text: `It takes nothing and ${strong('gives')} two or three actions, also when none are left. Not in the turn in which it was built.`,
    },
    waste: {
      title: 'Use them all',
      text: 'All actions must be used as far as they can be. What would leave some over for nothing is refused.',
    },
    fall: {
      title: 'Siege and fall',
      text: 'When every place of a country is besieged, it falls at once, and forts go home. Nothing is built there any more.',
    },
    last: { title: 'The last country', text: 'Only one has not fallen: it has won.' },
    winter: {
      title: 'Winter',
      text: 'After round 60 the most worth of free places wins, a city three, a town two; then the most worth under siege; else they share.',
    },
    giving: { title: 'Giving up', text: 'In your own turn you may give up: your country falls.' },
    house: {
      title: 'House rules',
      text: 'Own forts may cost instead of give; forts may stay on the fallen; the first fall may end the tale.',
    },
  },
  /** What may be chosen. */
  muster: (space: string) => `Muster at ${space}`,
  roll: 'Roll',
  march: 'March',
  turn: 'Turn round',
  build: 'Build a fort',
  tear: 'Tear it down',
  end: 'End the turn',
  'give-up': 'Give up',
}
