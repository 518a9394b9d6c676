import { nightChange, type State } from '../../../engine/fortress/index.ts'
import type { DieFace } from '../../../engine/kernel/index.ts'

const FACES: readonly DieFace[] = [1, 2, 3, 4, 5, 6]

/** One way in which the night to come can end. */
export interface NightFuture {
  face: DieFace
  change: number
  /** The life that is left; at zero or below the siege is lost. */
  life: number
  dies: boolean
}

/** The six ways in which the night to come can end. */
export const nightFutures = (state: State): NightFuture[] =>
  FACES.map((face) => {
    const change = nightChange(state, face)
    const life = state.life + change
    return { face, change, life, dies: life <= 0 }
  })

/** Whether nobody could live through the night to come. */
export const isCertainDeath = (state: State): boolean => nightFutures(state).every(({ dies }) => dies)

/** Whether some face of the night to come would end the siege. */
export const mayDieTonight = (state: State): boolean => nightFutures(state).some(({ dies }) => dies)

/** The chance to live through so many nights, and what is left then. */
export interface Survival {
  nights: number
  /** Between 0 and 1. */
  chance: number
  /** The life that is left on average of those who live; 0 where nobody does. */
  life: number
}

/** The chance to live through the next so many nights, one after another, as things lie now: exact. */
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

/** Beyond so many nights nobody looks. */
const FARTHEST = 100

/** How many of the nights to come one lives through on average, as things lie now. */
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

/** How likely each life is after one more night; who has none left is not in it any more. */
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

/** The nights that are told of. */
export const NIGHTS_TOLD: readonly number[] = [1, 3, 5, 10]
