import type { StandingMonster } from '../../forest/forest-pieces.ts'

/** True if it makes no difference which of the two is removed. */
const isAlike = (one: StandingMonster, other: StandingMonster): boolean =>
  one.place === other.place &&
  one.kind === other.kind &&
  one.rest === other.rest &&
  one.wrecker === other.wrecker

/** Returns one of each sort of the monsters that a touch could mean; the first stays first. */
export const oneOfEach = (monsters: readonly StandingMonster[]): StandingMonster[] =>
  monsters.filter((monster, index) => monsters.findIndex((other) => isAlike(other, monster)) === index)
