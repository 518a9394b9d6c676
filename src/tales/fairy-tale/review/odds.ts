import { type Estimate, meanOf } from '../../../players/interval.ts'
import { FACES } from './luck.ts'
import { AHEAD, type Branch, playedOn } from './playing-on.ts'
import type { TurnSegment } from './turn-segments.ts'

/** The results of a branch in numbered games, seen from two turns. */
export class BranchOdds {
  readonly #branch: Branch
  readonly #last: number
  /** The odds at the last simulated turn, and one turn before it. */
  readonly far: number[] = []
  readonly near: number[] = []

  constructor(branch: Branch, turn: number) {
    this.#branch = branch
    this.#last = turn + AHEAD
  }

  /** Simulates until there are this many games, and returns the number added. */
  upTo(games: number): number {
    const more = Math.max(0, games - this.far.length)
    for (let game = this.far.length; game < games; game++) {
      const [far, near] = playedOn(this.#branch, this.#last, game)
      this.far.push(far)
      this.near.push(near)
    }
    return more
  }
}

/** The estimate from numbered games. Their first dice take all faces in turn. */
export const chanceBy = (games: readonly number[]): Estimate | null => meanOf(games, undefined, FACES)

/** A segment with its odds at the start, and after its actions but before its luck. */
export interface Weighed {
  passage: TurnSegment
  start: BranchOdds
  played: BranchOdds
}

/** Returns a segment with its odds. Without a choice, both odds are the same. */
export const weighed = (passage: TurnSegment, hadChoice: boolean): Weighed => {
  const { tale, start: state, actions, turn } = passage
  const start = new BranchOdds({ tale, state, actions: [] }, turn)
  return { passage, start, played: hadChoice ? new BranchOdds({ tale, state, actions }, turn) : start }
}
