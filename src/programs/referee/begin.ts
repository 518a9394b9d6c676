import { type Kind, parseSeed, SEEDS } from '../../engine/kernel/index.ts'
import { fault, type RequestResult } from './answers.ts'
import type { RefereeTale } from './tale.ts'

/** A position that a request has set up, or why there is none. */
export type SetUp<State> = { ok: true; state: State } | { ok: false; answer: RequestResult }

/** A new game from what its table wishes, and its seed. */
export function newGame<K extends Kind>(
  { game, config }: RefereeTale<K>,
  wishes: Record<string, unknown>,
  seed: string | number,
): SetUp<K['State']> {
  const chosen = config(wishes)
  if (!chosen.ok) {
    const { where, why } = chosen
    const message = `"${where}" is wrong or unknown${why === undefined ? '' : ` (${why})`}.`
    return {
      ok: false,
      answer: fault({ code: 'bad-options', where, ...(why !== undefined && { why }) }, message),
    }
  }
  const number = seedOf(seed)
  if (number === null) {
    const message = `A seed is a whole number from 0 to ${SEEDS - 1}, or six letters and digits.`
    return { ok: false, answer: fault({ code: 'bad-seed' }, message) }
  }
  return { ok: true, state: game.begin(chosen.config, number) }
}

function seedOf(seed: string | number): number | null {
  if (typeof seed === 'number') return Number.isInteger(seed) && seed >= 0 && seed < SEEDS ? seed : null
  const read = parseSeed(seed)
  return read.ok ? read.seed : null
}

/** A position from its notation. */
export function fromNotation<K extends Kind>(tale: RefereeTale<K>, notation: string): SetUp<K['State']> {
  const parsed = tale.notation.parse(notation)
  if (parsed.ok) return parsed
  const { problem, message } = parsed
  return { ok: false, answer: fault({ code: 'bad-notation', problem }, message) }
}
