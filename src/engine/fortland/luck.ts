import { type RandomState, randomState, readStreamWord, type Stream } from '../kernel/chance.ts'
import { err, ok, type Result } from '../kernel/result.ts'
import type { NOTATION } from './notation/notation.ts'
import type { Problem } from './notation/problem.ts'
import type { State } from './state.ts'

const KEY = 'luck'

/** Words in one stream of the generator. */
const LENGTH = 4

/** Extends a notation with the rng state on a line below it. Positions are stored in this form. */
export const withLuck = ({ parse, write }: typeof NOTATION) => ({
  write: (state: State): string => write(state) + luckText(state.random),
  parse(text: string): Result<State, Problem | 'wrong-luck'> {
    const parts = readLuck(text)
    if (!parts) return err('wrong-luck')
    const read = parse(parts.notation)
    return read.ok ? ok({ ...read.value, random: parts.random }) : read
  },
})

const luckText = ({ dice, draws }: RandomState): string => `${KEY} ${[...dice, ...draws].join(' ')}\n`

/** Splits a stored position into notation and rng state; returns null if the rng state is invalid. */
function readLuck(text: string): { notation: string; random: RandomState } | null {
  const at = text.lastIndexOf(`\n${KEY} `)
  if (at === -1) return { notation: text, random: randomState(0) }
  const words = text
    .slice(at + KEY.length + 2)
    .trimEnd()
    .split(' ')
    .map((word) => readStreamWord(word) ?? Number.NaN)
  const [dice, draws] = [words.slice(0, LENGTH), words.slice(LENGTH)]
  return isStream(dice) && isStream(draws)
    ? { notation: text.slice(0, at + 1), random: { dice, draws } }
    : null
}

/** True if the words are a valid stream. An all-zero generator would never advance. */
const isStream = (words: Stream): boolean =>
  words.length === LENGTH && words.every(Number.isInteger) && words.some((word) => word !== 0)
