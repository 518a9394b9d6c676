import { fortress } from '../../engine/fortress/index.ts'
import { openSession } from '../../engine/kernel/index.ts'
import { ALONE } from '../../store/persons.ts'
import { ROLES, useLiveLeaders } from './leaders.ts'
import { liveTable } from './table.ts'
import { siegeOfDay } from './told/day.ts'

/** Begins the siege of a day, led by a person: a first try is nobody else's. */
export function beginDay(day: string): void {
  const { config, seed } = siegeOfDay(day)
  useLiveLeaders.getState().begin(ALONE, { [ROLES[0]]: 'person' })
  liveTable.game.getState().adopt(openSession(fortress, config, seed), { kind: 'day', day })
}
