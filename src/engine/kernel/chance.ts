import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'

/** A face of the six-sided die. */
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
  /** Rolls one die. */
  die(): DieFace
  /** Picks one of `size` equally likely things: 0 to size − 1. */
  draw(size: number): number
}

const words = (seed: number): Stream => [...xoroshiro128plus(seed).getState()]

/** The streams a seed begins with. The two are told apart by a fixed mask. */
export function randomState(seed: number): RandomState {
  return { dice: words(seed), draws: words(seed ^ 0x5eed0a6) }
}

/** Luck from the generator that lives in a state; using it moves that generator on. */
export function seededChance(holder: { random: RandomState }): Chance {
  const next = (stream: keyof RandomState, low: number, high: number): number => {
    const generator = xoroshiro128plusFromState([...holder.random[stream]])
    const value = uniformInt(generator, low, high)
    holder.random[stream] = [...generator.getState()]
    return value
  }
  return {
    die: () => next('dice', 1, 6) as DieFace,
    draw: (size) => next('draws', 0, size - 1),
  }
}

/** Luck that was written down beforehand; what is not written down comes from `rest`. */
export interface Script {
  dice?: readonly DieFace[]
  draws?: readonly number[]
}

/**
 * Plays a script of dice and draws. Throws when the script runs out and there is no `rest`, and says
 * by `leftOver` what was never used, so that a test can insist that everything was.
 */
export function scriptedChance(script: Script, rest?: Chance): Chance & { leftOver(): Required<Script> } {
  const dice = [...(script.dice ?? [])]
  const draws = [...(script.draws ?? [])]
  const beyond = (what: string): never => {
    throw new Error(`The script of ${what} has run out.`)
  }
  return {
    die: () => dice.shift() ?? rest?.die() ?? beyond('dice'),
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
