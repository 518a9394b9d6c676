import type { Boogyman, SeatName } from '../../../../engine/boogyman/index.ts'
import type { ActionType } from '../../../../engine/kernel/index.ts'
import { capital, countNoun, inWords } from '../../../../ui/text/en/numbers.ts'
import { inOneSentence } from '../../../../ui/text/in-one-sentence.ts'
import { wordsByKey } from '../../../../ui/text/words-by-key.ts'
import { common } from './base.ts'
import { board } from './board.ts'
import { coverWords } from './cover.ts'
import { hints, threats } from './foresight.ts'
import { log, refusals } from './log.ts'

const { manyOf, oneOf } = common

/** Words around the board. */
export const table = {
  name: 'The table',
  /** The panels of the two sides. */
  sheets: { own: 'Your side', other: 'The other side' },
  standing: (count: number) => `${count} of 7`,
  onBoard: 'on the board',
  standingSpoken: (side: string, count: number) => `${side}: ${count} of 7 on the board.`,
  boogyman: {
    title: 'The Boogyman',
    home: 'waits in his hole',
    out: (tile: string) => `is out, on ${tile}`,
  },
  quiet: (turns: number) => `${turns} quiet turns (40 are a draw)`,

  /** The ribbon above the board: previous, current and next turn. */
  ribbon: {
    yourTurn: 'your turn',
    oneLeft: 'one action left',
    next: 'after that',
    places: (count: number) => (count === 1 ? 'places one' : `places ${inWords(count)}`),
    won: 'has won',
    drawn: 'a draw',
    done: wordsByKey<Exclude<ActionType<Boogyman>, 'agree-draw' | 'give-up'>>({
      place: 'placed',
      step: 'stepped',
      spawn: 'spawned',
      call: 'called him',
      prowl: 'prowled',
    }),
    twice: (done: string) => `${done} twice`,
  },

  /** The panel below the board: the possible actions. */
  todo: {
    placing: (side: SeatName) => `Place a ${oneOf[side]}`,
    placingNote: (placed: number) =>
      `Anywhere there is room. ${placed === 0 ? 'None' : capital(inWords(placed))} of four ${placed === 1 ? 'stands' : 'stand'}.`,
    placeForUs: 'Place them for us',
    choose: (actions: number) => (actions === 2 ? 'Your turn' : 'One more action'),
    chooseNote: (side: SeatName, boogyman: boolean) =>
      `Choose one of your ${manyOf[side]}${boogyman ? ', or your Boogyman' : ''}.`,
    yours: (tile: string) => `Yours, on ${tile}`,
    yourBoogyman: (tile: string) => `Your Boogyman, on ${tile}`,
    between: (trees: number) =>
      trees === 0 ? 'no tree beside it' : `${countNoun(trees, 'tree', 'trees')} beside it`,
    /** Replaces hovering on a touch screen. */
    holdToLook: 'Pick one up, then hold a tile to see what would happen.',
    prowls: 'He walks one to three tiles, never into trees.',
    spawn: 'Spawn',
    call: 'Call the Boogyman',
    callShort: 'Call him',
    spawnGain: (count: number) => `one more: ${inWords(count)} of seven`,
    spawnWins: 'the seventh: you win',
    callCost: 'this one goes home',
    callPrey: (tiles: string) => `this one goes home; he could capture ${tiles}`,
    lastPage: 'To the last page',
    over: 'The game is over.',
  },
  /** A whole turn in one sentence, from the effects of its actions. */
  wholeTurn: (deeds: readonly string[]) => inOneSentence(deeds, 'then'),
  turnOf: (side: string) => `${side}: your turn.`,
  actionsLeft: (left: number) => countNoun(left, 'action', 'actions'),
  actionsSpoken: (left: number) => `${capital(countNoun(left, 'action', 'actions'))} left.`,

  undoAsks: 'You must both agree.',
  backText: (who: string) => `This undoes part of ${who}’s finished turn. Do you both agree?`,

  tabs: { do: 'Do', lookOut: 'Look out', tale: 'Tale', how: 'How' },
  breaths: {
    heading: 'In short',
    tree: 'The last to leave plants a tree.',
    spawn: 'Two trees make one more of you.',
    prowl: 'Boogymen walk three tiles, never into trees.',
  },
  verse: ['Seven standing win.', 'Who has none has lost.'],
}

/** The words of the table's first paint, including those of the cover. */
export const tableWords = {
  ...coverWords,
  board,
  hints,
  log,
  refusals,
  table,
  threats,
}
