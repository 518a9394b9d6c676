import { err, type GameTypes, ok, parseSeed, type Result, SEEDS } from '../../engine/kernel/index.ts'
import { fault, type RequestResult } from './answers.ts'
import type { RefereeTale } from './tale.ts'

/** A position that a request has set up, or the error. */
export type SetUp<State> = Result<State, RequestResult>

/** Returns the first position of a new game from the requested options and its seed. */
export function newGame<K extends GameTypes>(
  { game, config }: RefereeTale<K>,
  wishes: Record<string, unknown>,
  seed: string | number,
): SetUp<K['State']> {
  const chosen = config(wishes)
  if (!chosen.ok) {
    const { where, why } = chosen.error
    const message = `"${where}" is wrong or unknown${why === undefined ? '' : ` (${why})`}.`
    return err(fault({ code: 'bad-options', where, ...(why !== undefined && { why }) }, message))
  }
  const number = seedOf(seed)
  if (number === null) {
    const message = `A seed is a whole number from 0 to ${SEEDS - 1}, or six letters and digits.`
    return err(fault({ code: 'bad-seed' }, message))
  }
  return ok(game.begin(chosen.value, number))
}

function seedOf(seed: string | number): number | null {
  if (typeof seed === 'number') return Number.isInteger(seed) && seed >= 0 && seed < SEEDS ? seed : null
  const read = parseSeed(seed)
  return read.ok ? read.value : null
}

/** Returns the position of a notation. */
export function fromNotation<K extends GameTypes>(tale: RefereeTale<K>, notation: string): SetUp<K['State']> {
  const parsed = tale.notation.parse(notation)
  if (parsed.ok) return parsed
  const { problem, message } = parsed.error
  return err(fault({ code: 'bad-notation', problem }, message))
}
