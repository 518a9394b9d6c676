import { capital, countNoun, inWords } from '../../../../ui/text/en/numbers.ts'
import { inOneSentence } from '../../../../ui/text/in-one-sentence.ts'
import { wordsByKey } from '../../../../ui/text/words-by-key.ts'
import { actions, board } from './board.ts'
import { coverWords } from './cover.ts'
import { dangers, hints } from './foresight.ts'
import { log, refusals } from './log.ts'

/** The words around the board. */
export const table = {
  name: 'The table',
  sheets: { left: 'Who plays now', right: 'What is next' },

  /** The ribbon above the board: the roll, the actions, the next country. */
  ribbon: {
    label: 'Steps of the turn',
    muster: 'Mustering',
    musters: (who: string) => `${who} musters`,
    roll: 'The roll',
    toRoll: (who: string) => `${who} rolls`,
    rolled: (who: string, sum: number) =>
      `${who} rolled ${sum === 8 || sum === 11 ? 'an' : 'a'} ${inWords(sum)}`,
    acts: (who: string) => `${who} acts`,
    use: (left: number) => (left === 0 ? 'all used' : left === 1 ? 'one left' : `${inWords(left)} left`),
    actsThen: 'then the actions',
    next: (who: string) => `${who} is next`,
    around: 'counter-clockwise',
    over: 'The game is over',
    won: (who: string) => `${who} won`,
  },

  /** The position of an army, in a line below its country's name. */
  stands: (place: string, facing: string) => `is at ${place}, facing ${facing}.`,
  standsOwn: (place: string, facing: string) => `is at its own ${place}, facing ${facing}.`,
  waits: 'has not mustered yet.',
  hasFallen: 'has fallen.',

  /** The list of all prices. */
  prices: {
    heading: 'What actions cost',
    march: 'March',
    marchNote: 'a space',
    turn: 'Turn round',
    turnNote: 'once',
    build: 'Build a fort',
    tear: 'Tear down',
    /** The price or gain on either kind of place. */
    onPlace: (town: string, city: string) => `town ${town}, city ${city}`,
    home: 'Own fort home',
  },
  /** A short status of each other country. */
  standing: {
    next: 'next to play',
    lastFree: 'one free place left',
    holds: (free: number, all: number) =>
      free === all ? `all ${inWords(all)} free` : `${inWords(free)} of ${inWords(all)} free`,
    fallen: 'has fallen',
  },

  /** The courtyard. */
  yard: {
    name: 'The die and the forts at home',
    actionsTitle: (left: number) => capital(actions(left)),
    toUse: 'to use',
    rollTitle: (who: string) => `${who} rolls`,
    musterTitle: (who: string) => `${who} musters`,
    overTitle: 'The game is over',
    free: 'free',
    home: 'forts at home',
    country: (who: string, free: number, home: number) =>
      `${who}: ${countNoun(free, 'free place', 'free places')}, ${countNoun(home, 'fort', 'forts')} at home.`,
    fallen: 'fallen',
    freeOf: (free: number) => `${free} free`,
  },

  /** Buttons. */
  todo: {
    roll: 'Roll',
    rollDice: 'Roll the dice',
    march: 'March',
    turn: 'Turn',
    turnLong: 'Turn round',
    build: 'Build',
    besiege: 'Besiege',
    fortify: 'Fortify',
    tear: 'Tear down',
    home: 'Fort home',
    end: 'End turn',
    endLines: ['End', 'turn'],
    left: (left: number) => (left === 0 ? 'all used' : `${inWords(left)} left`),
    doAll: 'Do all this',
    muster: 'Muster your army',
    musterNote: 'Choose one of the two spaces at your city.',
    marchTo: (place: string) => `on to ${place}`,
    onceATurn: 'once a turn',
    carries: 'carries you further',
    rollNote: 'The number is how many actions you get.',
    costs: (price: number) => (price === 0 ? 'costs nothing' : `costs ${actions(price)}`),
    gains: (price: number) => `gives ${actions(price)}`,
    lastPage: 'To the last page',
    over: 'The game is over.',
    homeFirst: 'first take your own fort home',
    falls: (who: string) => `${who} falls`,
    reached: (deed: string, place: string) => `${deed}: ${place}`,
  },

  /** The aimed plan: its steps with their prices, and its effects. */
  aim: {
    heading: (what: string) => `Your plan: ${what}`,
    none: 'You have no plan yet. First press a space of the road.',
    march: (steps: number) => (steps === 1 ? 'march one' : `march ${inWords(steps)}`),
    turn: 'turn round',
    besiege: (what: string) => `besiege the ${what}`,
    fortify: (what: string) => `fortify the ${what}`,
    tear: 'tear a fort down',
    home: 'own fort home',
    city: 'city',
    town: 'town',
    sum: (rolled: number, gained: number) =>
      gained > 0 ? `${rolled} and ${gained} more` : `${rolled} to use`,
    used: (used: number) => `${used} used`,
    falls: (who: string, forts: number) =>
      `${who} falls. Its army leaves${forts > 0 ? `, and ${countNoun(forts, 'fort goes', 'forts go')} home` : ''}.`,
    wins: 'That wins.',
    openThen: 'Then these can be besieged:',
    safeThen: 'Then the next player cannot besiege you.',
    goThere: 'the space',
    drop: 'Cancel',
  },

  /** The actions of a turn, for the strip between turns. */
  since: 'Since your last turn',
  quiet: 'no fort was built or torn down',

  wholeTurn: (deeds: readonly string[]) => inOneSentence(deeds, 'then'),
  breaths: {
    heading: 'In short',
    siege: 'A fort on their place besieges it.',
    wall: 'A fort on your own place is a wall. Later it gives you actions.',
    fall: 'With no free place left, a country falls.',
  },
  turnFor: (country: string) => `${country}: your turn`,
  turnOf: (country: string) => `${country}: your turn. Roll the die.`,
  actionsSpoken: (left: number) => `${capital(actions(left))} left.`,
  /** All countries in a sentence each, announced by one key. */
  allCountries: (who: string, free: number, all: number, home: number, army: string) =>
    `${who} has ${inWords(free)} of ${countNoun(all, 'place', 'places')} free and ${countNoun(home, 'fort', 'forts')} at home. Its army ${army}`,
  fallenSpoken: (who: string) => `${who} has fallen.`,

  undoAsks: 'You must all agree: it goes back past a roll.',
  backText: (who: string) => `This goes back past a roll, to ${who}’s turn. Do you all agree?`,

  tabs: wordsByKey<'label' | 'do' | 'danger' | 'forts' | 'tale'>({
    label: 'Pages of this panel',
    do: 'To do',
    danger: 'Danger',
    forts: 'Forts',
    tale: 'Tale',
  }),
}

/** The words of the table's first paint, including those of the cover. */
export const tableWords = {
  ...coverWords,
  board,
  dangers,
  hints,
  log,
  refusals,
  table,
}
