import { type Estimate, meanOf } from '../../../players/interval.ts'
import { FACES } from './luck.ts'
import type { Passage } from './passages.ts'
import { AHEAD, type Branch, playedOn } from './playing-on.ts'

/** How a branch turned out in games of one number after another, seen from two turns. */
export class BranchOdds {
  readonly #branch: Branch
  readonly #last: number
  /** From so many turns ahead, and from a turn before that. */
  readonly far: number[] = []
  readonly near: number[] = []

  constructor(branch: Branch, turn: number) {
    this.#branch = branch
    this.#last = turn + AHEAD
  }

  /** Plays on until there are so many games; answers how many it played. */
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

/** What games of one number after another say: the first die took its faces in turn. */
export const chanceBy = (games: readonly number[]): Estimate | null => meanOf(games, undefined, FACES)

/** A passage with what is known of it: how the tale stood when it began, and when it had been played, before its stroke fell. */
export interface Weighed {
  passage: Passage
  start: BranchOdds
  played: BranchOdds
}

/** A passage in which nothing could be chosen was played as anybody would. */
export const weighed = (passage: Passage, hadChoice: boolean): Weighed => {
  const { tale, start: state, actions, turn } = passage
  const start = new BranchOdds({ tale, state, actions: [] }, turn)
  return { passage, start, played: hadChoice ? new BranchOdds({ tale, state, actions }, turn) : start }
}
