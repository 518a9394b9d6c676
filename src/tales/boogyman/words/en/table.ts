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

/** What stands round the board. */
export const table = {
  name: 'The table',
  /** Where the two sides stand. */
  sheets: { own: 'Your side', other: 'The other side' },
  ledBy: (leader: string) => `led by ${leader}`,
  standing: (count: number) => `${count} of 7`,
  onBoard: 'on the board',
  standingSpoken: (side: string, count: number) => `${side}: ${count} of 7 on the board.`,
  boogyman: {
    title: 'The Boogyman',
    home: 'waits in his hole',
    out: (tile: string) => `is out, on ${tile}`,
  },
  quiet: (turns: number) => `quiet turns: ${turns}; forty are a draw`,

  /** The ribbon above the board: who went, who goes, who is next. */
  ribbon: {
    yourTurn: 'your turn',
    oneLeft: 'one action left',
    next: 'after that',
    places: (count: number) => (count === 1 ? 'places one' : `places ${inWords(count)}`),
    won: 'has won',
    drawn: 'nobody has won',
    done: wordsByKey<Exclude<ActionType<Boogyman>, 'agree-draw' | 'give-up'>>({
      place: 'placed',
      step: 'stepped',
      spawn: 'spawned',
      call: 'called him',
      prowl: 'prowled',
    }),
    twice: (done: string) => `${done} twice`,
  },

  /** The sheet of paper below the board: what can be done now. */
  todo: {
    placing: (side: SeatName) => `Place a ${oneOf[side]}`,
    placingNote: (placed: number) =>
      `Anywhere there is room. ${placed === 0 ? 'None' : capital(inWords(placed))} of four ${placed === 1 ? 'stands' : 'stand'}.`,
    placeForUs: 'Place them for us',
    choose: (actions: number) => (actions === 2 ? 'Your turn' : 'One action more'),
    chooseNote: (side: SeatName, boogyman: boolean) =>
      `Choose one of your ${manyOf[side]}${boogyman ? ', or your Boogyman' : ''}.`,
    yours: (tile: string) => `Yours, on ${tile}`,
    yourBoogyman: (tile: string) => `Your Boogyman, on ${tile}`,
    between: (trees: number) =>
      trees === 0 ? 'no tree beside it' : `${countNoun(trees, 'tree', 'trees')} beside it`,
    /** Where a finger does what a mouse does by pointing. */
    holdToLook: 'With one in hand, hold a tile to see what comes of it.',
    prowls: 'He walks one to three tiles, never into trees.',
    spawn: 'Spawn',
    call: 'Call the Boogyman',
    callShort: 'Call him',
    spawnGain: (count: number) => `one more of you: ${inWords(count)} of seven`,
    spawnWins: 'the seventh: you win',
    callCost: 'it goes home',
    callPrey: (tiles: string) => `it goes home; he could capture ${tiles}`,
    lastPage: 'To the last page',
    over: 'The tale is over.',
  },
  /** A whole turn in one sentence, from what each of its actions did. */
  wholeTurn: (deeds: readonly string[]) => inOneSentence(deeds, 'then'),
  turnOf: (side: string) => `${side}: your turn.`,
  actionsLeft: (left: number) => countNoun(left, 'action', 'actions'),
  actionsSpoken: (left: number) => `${capital(countNoun(left, 'action', 'actions'))} left.`,

  undoAsks: 'Needs the consent of both.',
  hint: 'Ask the Guardian',
  backText: (who: string) => `This takes back what ${who} did in a turn that is over. Do both of you agree?`,

  tabs: { do: 'Do', lookOut: 'Look out', tale: 'Tale', how: 'How' },
  breaths: {
    heading: 'In three breaths',
    tree: 'Who steps away leaves a tree.',
    spawn: 'Two trees make one more of you.',
    prowl: 'He walks three tiles, never into trees.',
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
