import { nightChange, type State } from '../../../engine/fortress/index.ts'
import type { DieFace } from '../../../engine/kernel/index.ts'

const FACES: readonly DieFace[] = [1, 2, 3, 4, 5, 6]

/** One possible result of the next night. */
export interface NightFuture {
  face: DieFace
  change: number
  /** The remaining life; zero or less loses the siege. */
  life: number
  dies: boolean
}

/** Returns the six possible results of the next night. */
export const nightFutures = (state: State): NightFuture[] =>
  FACES.map((face) => {
    const change = nightChange(state, face)
    const life = state.life + change
    return { face, change, life, dies: life <= 0 }
  })

/** True if every result of the next night ends the siege. */
export const isCertainDeath = (state: State): boolean => nightFutures(state).every(({ dies }) => dies)

/** True if some result of the next night ends the siege. */
export const mayDieTonight = (state: State): boolean => nightFutures(state).some(({ dies }) => dies)

/** The chance to survive a number of nights, and the life left then. */
export interface Survival {
  nights: number
  /** A probability from 0 to 1. */
  chance: number
  /** The mean life left among the surviving cases; 0 if none survives. */
  life: number
}

/** Returns the exact chance to survive a number of consecutive nights in the present position. */
export function survival(state: State, nights: number): Survival {
  const changes = FACES.map((face) => nightChange(state, face))
  let lives = new Map([[state.life, 1]])
  for (let night = 0; night < nights; night++) lives = afterNight(lives, changes)
  let chance = 0
  let life = 0
  for (const [left, share] of lives) {
    chance += share
    life += left * share
  }
  return { nights, chance, life: chance > 0 ? life / chance : 0 }
}

/** Limit of nights in the look-ahead. */
const FARTHEST = 100

/** Returns the mean number of nights survived in the present position. */
export function nightsLeft(state: State): number {
  const changes = FACES.map((face) => nightChange(state, face))
  let lives = new Map([[state.life, 1]])
  let mean = 0
  for (let night = 0; night < FARTHEST && lives.size > 0; night++) {
    lives = afterNight(lives, changes)
    for (const share of lives.values()) mean += share
  }
  return mean
}

/** Returns the distribution of life after one more night, without the lost cases. */
function afterNight(lives: ReadonlyMap<number, number>, changes: readonly number[]): Map<number, number> {
  const next = new Map<number, number>()
  for (const [life, share] of lives) {
    for (const change of changes) {
      const left = life + change
      if (left > 0) next.set(left, (next.get(left) ?? 0) + share / changes.length)
    }
  }
  return next
}

/** The numbers of nights that the screen shows. */
export const NIGHTS_TOLD: readonly number[] = [1, 3, 5, 10]
