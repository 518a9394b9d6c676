import { type RandomState, randomState, type Stream } from '../kernel/chance.ts'

const KEY = 'luck'

/** How many words one stream of the generator has. */
const LENGTH = 4

/** The luck of a position that is stored, in a line of its own below its notation, which knows no luck. */
export const writeLuck = ({ dice, draws }: RandomState): string => `${KEY} ${[...dice, ...draws].join(' ')}\n`

/** Takes a stored position apart: its notation, and its luck; null where what should be luck is none. */
export function readLuck(text: string): { notation: string; random: RandomState } | null {
  const at = text.lastIndexOf(`\n${KEY} `)
  if (at === -1) return { notation: text, random: randomState(0) }
  const words = text
    .slice(at + KEY.length + 2)
    .trimEnd()
    .split(' ')
    .map(readWord)
  const [dice, draws] = [words.slice(0, LENGTH), words.slice(LENGTH)]
  return isStream(dice) && isStream(draws)
    ? { notation: text.slice(0, at + 1), random: { dice, draws } }
    : null
}

/** A word of the generator; not a number where the text is none. */
function readWord(text: string): number {
  const number = /^-?\d{1,10}$/.test(text) ? Number(text) : Number.NaN
  return (number | 0) === number && !Object.is(number, -0) ? number : Number.NaN
}

/** A generator that stands at nought never moves. */
const isStream = (words: Stream): boolean =>
  words.length === LENGTH && words.every(Number.isInteger) && words.some((word) => word !== 0)
