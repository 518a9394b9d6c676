import type { SeatName } from '../../../../engine/boogyman/index.ts'
import { strong } from '../../../../ui/text/emphasis.ts'
import { capital, inWords } from '../../../../ui/text/en/numbers.ts'
import { common } from './common.ts'

const { sides, inSentence } = common

/** Words of the last page about the turn that decided it. */
export const review = {
  standing: 'Who stood better',
  /** What lies above the middle of the chart, and what below. */
  ahead: (side: SeatName) => `${sides[side]} ahead`,
  axis: 'turns of the duel',
  how: 'As the Guardian sees it, counted in folk; trees and Boogymen count a little.',
  chart: (decided: string) =>
    `Who stood better, turn by turn. ${decided} The table that follows has every turn.`,
  decided: (turn: number, side: SeatName) => `From turn ${turn} on ${inSentence[side]} stayed ahead.`,
  undecided: 'Nobody stayed ahead.',
  after: 'After the turn',
  here: 'What it decided',
  even: 'even',
  by: (side: SeatName, folk: number) => `${sides[side]} by ${inWords(folk)}`,
  won: (side: SeatName) => `won for ${inSentence[side]}`,
  advice: (what: string) => `${strong(capital(what))}.`,
  /** What it would have brought. */
  theirs: 'The clearing would have been theirs.',
  notLost: 'Nothing would have been lost yet.',
  worth: (folk: number) => `That would have stood better by ${inWords(folk)} of the folk.`,
  nothingBetter: 'Nothing clearly better was found: it was well played to the end.',
}
