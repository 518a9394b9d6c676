import { splitWords } from '../../kernel/text.ts'
import { type State, WON_BY } from '../state.ts'
import { letterOf, seatOf } from './letters.ts'
import type { ProblemCode } from './problem.ts'

/** Writes how a game ended: "last a", "winter a b"; null while it goes on. */
export const writeOutcome = ({ outcome }: State): string | null =>
  outcome && [outcome.by, ...outcome.winners.map(letterOf)].join(' ')

/** Reads how a game ended. Only winter and a first fall are ever shared. */
export function readOutcome(state: State, text: string): ProblemCode | null {
  const [how, ...letters] = splitWords(text)
  const by = WON_BY.find((one) => one === how)
  const read = letters.map((letter) => seatOf(letter, state.armies.length))
  const winners = read.filter((seat) => seat !== null).sort((one, other) => one - other)
  const areSeats = winners.length === read.length && new Set(winners).size === winners.length
  if (!by || !areSeats || winners.length === 0 || (by === 'last' && winners.length > 1))
    return 'wrong-outcome'
  state.outcome = { winners, by }
  return null
}
