import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'

/** A face of the six-sided die. */
export type DieFace = 1 | 2 | 3 | 4 | 5 | 6

/**
 * The state of one stream of the generator, as plain numbers: the four words of a seeded stream, or one number, the count of the random
 * words that were used (`random-words.ts`).
 */
export type Stream = number[]

/**
 * The state of a game's generator. Dice and draws are separate streams, so that a seed deals the same tiles in the same order, however
 * often the dice are rolled.
 */
export interface RandomState {
  dice: Stream
  draws: Stream
}

/** The source of dice and draws for rules and bots. */
export interface Rng {
  /** Rolls one die: returns 1 to `faces`. */
  die(faces: number): number
  /** Picks one of `size` equally likely things: returns 0 to size − 1. */
  draw(size: number): number
}

/** Makes the rng of a state. Its use advances the generator in the state. */
export type RngFactory = (holder: { random: RandomState }) => Rng

/** The source of luck of a new game: the first state of its generator, and the rng of its states. */
export interface RngSource {
  readonly random: RandomState
  readonly rngFor: RngFactory
}

/** Rolls a six-sided die. */
export const rollSix = (chance: Rng): DieFace => chance.die(6) as DieFace

/**
 * Scatters the bits of a whole number (the finalizer of MurmurHash3), so that the results of 1 and 2 are far apart. The result is signed.
 */
export function scatter(number: number): number {
  let bits = number | 0
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return bits ^ (bits >>> 16)
}

/** Returns a stream that starts with four words derived from a seed. `salt` separates the streams of one seed. */
const streamOf = (seed: number, salt: number): Stream =>
  [1, 2, 3, 4].map((word) => scatter(scatter(seed) + Math.imul(salt + word, 0x9e3779b9)))

/** Reads one word of a stream, a 32-bit integer. Returns null for any other text. */
export function readStreamWord(text: string): number | null {
  const number = /^-?\d{1,10}$/.test(text) ? Number(text) : Number.NaN
  return (number | 0) === number && !Object.is(number, -0) ? number : null
}

/** Returns the initial streams of a seed. */
export const randomState = (seed: number): RandomState => ({
  dice: streamOf(seed, 0),
  draws: streamOf(seed, 4),
})

/** Returns the luck of a seed. */
export const seededLuck = (seed: number): RngSource => ({ random: randomState(seed), rngFor: seededRng })

/** True if the luck of a state is recorded random words: it then counts words, and the next one is unknown. */
export const countsWords = ({ dice }: RandomState): boolean => dice.length === 1

/** Returns the rng of a state with a seed. Its use advances the generator in the state. Throws on use if the state counts words. */
export function seededRng(holder: { random: RandomState }): Rng {
  const next = (stream: keyof RandomState, low: number, high: number): number => {
    if (countsWords(holder.random)) throw new Error('The luck of this state is random words; it has no seed.')
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

/**
 * Returns an rng for trying an action on a copy of a state. A state with a seed gives its real future. The future of a state that
 * counts words does not exist yet: its results are made up, equal ones for equal counts.
 */
export function trialRng(holder: { random: RandomState }): Rng {
  if (!countsWords(holder.random)) return seededRng(holder)
  const next = (stream: keyof RandomState, salt: number, low: number, high: number): number => {
    const [used = 0] = holder.random[stream]
    holder.random[stream] = [used + 1]
    return uniformInt(xoroshiro128plusFromState(streamOf(used, salt)), low, high)
  }
  return {
    die: (faces) => next('dice', 0, 1, faces),
    draw: (size) => next('draws', 4, 0, size - 1),
  }
}

/** The result of one die or draw, and the generator after it. */
interface Stroke {
  value: number
  random: RandomState
}

/**
 * Records the use of an rng, so that it can be replayed. `again` makes an rng for another state, which returns the same results and
 * advances that state's generator in the same way.
 */
export function recordRng(
  chance: Rng,
  holder: { random: RandomState },
): { chance: Rng; again: (holder: { random: RandomState }) => Rng } {
  const strokes: Stroke[] = []
  const note = (value: number): number => {
    strokes.push({ value, random: { ...holder.random } })
    return value
  }
  const again = (other: { random: RandomState }): Rng => {
    let next = 0
    const stroke = (): number => {
      const { value, random } = strokes[next++] ?? beyond('recorded results')
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
  throw new Error(`The rng has no ${what} left.`)
}

/** Predefined dice and draws. */
export interface Script {
  dice?: readonly number[]
  draws?: readonly number[]
}

/**
 * Makes an rng from a script. After the end of the script it uses `rest`, or throws without one. `leftOver` returns the unused numbers, so
 * that a test can check that there are none.
 */
export function scriptedRng(script: Script, rest?: Rng): Rng & { leftOver(): Required<Script> } {
  const dice = [...(script.dice ?? [])]
  const draws = [...(script.draws ?? [])]
  return {
    die: (faces) => dice.shift() ?? rest?.die(faces) ?? beyond('scripted dice'),
    draw: (size) => draws.shift() ?? rest?.draw(size) ?? beyond('scripted draws'),
    leftOver: () => ({ dice, draws }),
  }
}

/** True if the rng was used between two states of one game. Free undo ends there. */
export function rngWasUsed(before: { random: RandomState }, after: { random: RandomState }): boolean {
  const moved = (stream: keyof RandomState) =>
    before.random[stream].some((word, index) => word !== after.random[stream][index])
  return moved('dice') || moved('draws')
}
