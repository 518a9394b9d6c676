import { splitWords } from '../../kernel/text.ts'
import { type Outcome, type State, WON_BY } from '../state.ts'
import { letterOf, seatOf } from './letters.ts'

/** Writes how a game ended: "last a", "winter a b". */
export const outcomeText = ({ winners, by }: Outcome): string => [by, ...winners.map(letterOf)].join(' ')

/** Reads how a game ended; null for any other text. Only `winter` and a first fall can have several winners. */
export function readOutcome(text: string, state: State): Outcome | null {
  const [how, ...letters] = splitWords(text)
  const by = WON_BY.find((one) => one === how)
  const read = letters.map((letter) => seatOf(letter, state.armies.length))
  const winners = read.filter((seat) => seat !== null).sort((one, other) => one - other)
  const areSeats = winners.length === read.length && new Set(winners).size === winners.length
  if (!by || !areSeats || winners.length === 0 || (by === 'last' && winners.length > 1)) return null
  return { winners, by }
}
