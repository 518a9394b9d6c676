import type { StandingMonster } from '../../forest/standing.ts'

/** True if it makes no difference which of the two is removed. */
const isAlike = (one: StandingMonster, other: StandingMonster): boolean =>
  one.place === other.place &&
  one.kind === other.kind &&
  one.rest === other.rest &&
  one.wrecker === other.wrecker

/** Of monsters that a finger could mean, one of each sort; the first stays the first. */
export const oneOfEach = (monsters: readonly StandingMonster[]): StandingMonster[] =>
  monsters.filter((monster, index) => monsters.findIndex((other) => isAlike(other, monster)) === index)
