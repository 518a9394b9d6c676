import { capital, countNoun, inWords } from '../../../../ui/text/en/numbers.ts'
import { inOneSentence } from '../../../../ui/text/in-one-sentence.ts'
import { wordsByKey } from '../../../../ui/text/words-by-key.ts'
import { actions, board } from './board.ts'
import { coverWords } from './cover.ts'
import { dangers, hints } from './foresight.ts'
import { log, refusals } from './log.ts'

/** What stands round the board. */
export const table = {
  name: 'The table',
  sheets: { left: 'Who is on turn', right: 'What comes' },
  ledBy: (leader: string) => `led by ${leader}`,

  /** The ribbon above the board: the roll, the actions, who is next. */
  ribbon: {
    label: 'How the turn goes',
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
    over: 'The tale is over',
    won: (who: string) => `${who} won`,
  },

  /** Where an army stands, in a line below its country's name. */
  stands: (place: string, facing: string) => `stands before ${place}, facing ${facing}.`,
  standsOwn: (place: string, facing: string) => `stands before its own ${place}, facing ${facing}.`,
  waits: 'has not mustered yet.',
  hasFallen: 'has fallen.',

  /** What everything costs, as a list. */
  prices: {
    heading: 'What a turn can do',
    march: 'March',
    marchNote: 'a space',
    turn: 'Turn round',
    turnNote: 'once',
    build: 'Build a fort',
    tear: 'Tear down',
    /** What it costs or gives on either kind of place. */
    onPlace: (town: string, city: string) => `town ${town}, city ${city}`,
    home: 'Own fort home',
  },
  /** How the other countries stand, in a few words each. */
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
    overTitle: 'The tale is over',
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
    rollNote: 'Its number is how many actions you have.',
    costs: (price: number) => (price === 0 ? 'takes nothing' : `takes ${actions(price)}`),
    gains: (price: number) => `gives ${actions(price)}`,
    lastPage: 'To the last page',
    over: 'The tale is over.',
    homeFirst: 'take your own fort home first',
    falls: (who: string) => `${who} falls`,
    reached: (deed: string, place: string) => `${deed}: ${place}`,
  },

  /** What is aimed at: its steps with their price, and what comes of it. */
  aim: {
    heading: (what: string) => `Aimed: ${what}`,
    none: 'Nothing is aimed at yet. Press a space of the road first.',
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
    openThen: 'Then these lie open:',
    safeThen: 'Then nothing of yours lies open to who is next.',
    goThere: 'the space',
    drop: 'Let it be',
  },

  /** What each action of a turn did, for the strip between turns. */
  since: 'Since your last turn',
  quiet: 'nothing was built and nothing torn down',

  wholeTurn: (deeds: readonly string[]) => inOneSentence(deeds, 'then'),
  breaths: {
    heading: 'In three breaths',
    siege: 'A fort on their place lays siege to it.',
    wall: 'A fort on your own is a wall, and strength for later.',
    fall: 'Who has no free place left falls.',
  },
  turnFor: (country: string) => `${country}: your turn`,
  turnOf: (country: string) => `${country}: your turn. Roll the die.`,
  actionsSpoken: (left: number) => `${capital(actions(left))} left.`,
  /** All countries in a sentence each, for one key. */
  allCountries: (who: string, free: number, all: number, home: number, army: string) =>
    `${who} holds ${inWords(free)} of ${countNoun(all, 'place', 'places')} free and has ${countNoun(home, 'fort', 'forts')} at home; its army ${army}`,
  fallenSpoken: (who: string) => `${who} has fallen.`,

  undoAsks: 'Needs the consent of all: it goes past a roll.',
  hint: 'Ask the Guardian',
  backText: (who: string) => `This goes back past a roll, to the turn of ${who}. Do all of you agree?`,

  tabs: wordsByKey<'label' | 'do' | 'danger' | 'forts' | 'tale'>({
    label: 'What lies on the sheet',
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
