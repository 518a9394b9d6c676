import { strong } from '../../../../ui/text/emphasis.ts'

/** The pages of the rule book with titles and texts, and the choices on their boards. */
export const rulePages = {
  pages: {
    land: {
      title: 'Fortland',
      text: 'Cities and towns form a ring. The road runs round the outside: beside every side of a place is a space. A corner place has two.',
    },
    muster: {
      title: 'Mustering',
      text: 'Each army begins at its own city, on one of its two spaces, and faces counter-clockwise.',
    },
    roll: {
      title: 'The roll',
      text: `Roll first. That is how many ${strong('actions')} your army must use.`,
    },
    march: {
      title: 'March',
      text: 'One action takes your army one space on. Round a corner the next space is the other side of the same place.',
    },
    turn: { title: 'Turn round', text: `Two actions, and only ${strong('once a turn')}. The facing lasts.` },
    pass: {
      title: 'Past other armies',
      text: 'March through them, but do not stop there. While you pass one, you can only march on.',
    },
    build: {
      title: 'Build',
      text: `A fort takes ${strong('two')} actions on a town, ${strong('three')} on a city. On another’s place it besieges, on your own it fortifies. One fort fits on a place.`,
    },
    tear: {
      title: 'Tear down',
      text: 'Two or three actions: the fort goes home to its owner.',
    },
    home: {
      title: 'Your own fort home',
      text: `It takes nothing and ${strong('gives')} two or three actions, also when none are left. Not in the turn in which it was built.`,
    },
    waste: {
      title: 'Use them all',
      text: 'Use all the actions you can. You cannot make a move that wastes some.',
    },
    fall: {
      title: 'Siege and fall',
      text: 'When every place of a country is besieged, it falls at once, and forts go home. Nothing is built there any more.',
    },
    last: { title: 'The last country', text: 'One country is left. It wins.' },
    winter: {
      title: 'Winter',
      text: 'After round 60 count free places: a city is worth three, a town two. The most wins. If equal, count the places you besiege. Still equal? You share.',
    },
    giving: { title: 'Giving up', text: 'On your own turn you can give up. Your country falls.' },
    house: {
      title: 'House rules',
      text: 'Own forts may cost instead of give; forts may stay on the fallen; the first fall may end the game.',
    },
  },
  /** The labels of choices. */
  muster: (space: string) => `Muster at ${space}`,
  roll: 'Roll',
  march: 'March',
  turn: 'Turn round',
  build: 'Build a fort',
  tear: 'Tear it down',
  end: 'End the turn',
  'give-up': 'Give up',
}
