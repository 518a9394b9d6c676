import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'

/** A face of the common die, which has six. */
export type DieFace = 1 | 2 | 3 | 4 | 5 | 6

/** One stream of the generator, as plain numbers. */
export type Stream = number[]

/**
 * All the randomness a game has. Dice and draws are separate streams, so that the same seed deals the
 * same tiles in the same order however often the dice were rolled in between.
 */
export interface RandomState {
  dice: Stream
  draws: Stream
}

/** Where a rule gets its luck from. */
export interface Chance {
  /** Rolls one die of so many faces: 1 to `faces`. */
  die(faces: number): number
  /** Picks one of `size` equally likely things: 0 to size − 1. */
  draw(size: number): number
}

/** Rolls the common die. */
export const rollSix = (chance: Chance): DieFace => chance.die(6) as DieFace

/** Scatters the bits of a whole number (the finishing steps of MurmurHash3), so that 1 and 2 are far apart. Signed. */
export function scatter(number: number): number {
  let bits = number | 0
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return bits ^ (bits >>> 16)
}

/** A stream that begins from four words of a seed; `salt` tells the streams of one seed apart. */
const streamOf = (seed: number, salt: number): Stream =>
  [1, 2, 3, 4].map((word) => scatter(scatter(seed) + Math.imul(salt + word, 0x9e3779b9)))

/** Reads one word of a stream: a whole number of 32 bits. Returns null for any other text. */
export function readStreamWord(text: string): number | null {
  const number = /^-?\d{1,10}$/.test(text) ? Number(text) : Number.NaN
  return (number | 0) === number && !Object.is(number, -0) ? number : null
}

/** The streams that a seed begins with. */
export const randomState = (seed: number): RandomState => ({
  dice: streamOf(seed, 0),
  draws: streamOf(seed, 4),
})

/** Luck from the generator that lives in a state; using it moves that generator on. */
export function seededChance(holder: { random: RandomState }): Chance {
  const next = (stream: keyof RandomState, low: number, high: number): number => {
    const generator = xoroshiro128plusFromState(holder.random[stream])
    const value = uniformInt(generator, low, high)
    holder.random[stream] = [...generator.getState()]
    return value
  }
  return {
    die: (faces) => next('dice', 1, faces),
    draw: (size) => next('draws', 0, size - 1),
  }
}

/** What one die or draw came to, and the generator as it was left. */
interface Stroke {
  value: number
  random: RandomState
}

/**
 * Luck that is noted while it is spent, so that the same can be had again: `again` gives it to another state,
 * whose generator then moves on as the first one's did.
 */
export function noted(
  chance: Chance,
  holder: { random: RandomState },
): { chance: Chance; again: (holder: { random: RandomState }) => Chance } {
  const strokes: Stroke[] = []
  const note = (value: number): number => {
    strokes.push({ value, random: { ...holder.random } })
    return value
  }
  const again = (other: { random: RandomState }): Chance => {
    let next = 0
    const stroke = (): number => {
      const { value, random } = strokes[next++] ?? beyond('strokes')
      other.random = { ...random }
      return value
    }
    return { die: stroke, draw: stroke }
  }
  return {
    chance: { die: (faces) => note(chance.die(faces)), draw: (size) => note(chance.draw(size)) },
    again,
  }
}

const beyond = (what: string): never => {
  throw new Error(`The script of ${what} has run out.`)
}

/** Luck that was written down beforehand; what is not written down comes from `rest`. */
export interface Script {
  dice?: readonly number[]
  draws?: readonly number[]
}

/**
 * Plays a script of dice and draws. Throws when the script runs out and there is no `rest`, and says
 * by `leftOver` what was never used, so that a test can insist that everything was.
 */
export function scriptedChance(script: Script, rest?: Chance): Chance & { leftOver(): Required<Script> } {
  const dice = [...(script.dice ?? [])]
  const draws = [...(script.draws ?? [])]
  return {
    die: (faces) => dice.shift() ?? rest?.die(faces) ?? beyond('dice'),
    draw: (size) => draws.shift() ?? rest?.draw(size) ?? beyond('draws'),
    leftOver: () => ({ dice, draws }),
  }
}

/** Whether luck was spent between two states of one game: the border that undo may not cross freely. */
export function luckWasSpent(before: { random: RandomState }, after: { random: RandomState }): boolean {
  const moved = (stream: keyof RandomState) =>
    before.random[stream].some((word, index) => word !== after.random[stream][index])
  return moved('dice') || moved('draws')
}
