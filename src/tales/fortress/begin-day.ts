import { fortress } from '../../engine/fortress/index.ts'
import { openSession } from '../../engine/kernel/index.ts'
import { ALONE } from '../../store/humans.ts'
import { ROLES, useLiveControllers } from './controllers.ts'
import { liveTable } from './runtime.ts'
import { siegeOfDay } from './stats/tale-of-day.ts'

/** Begins the daily siege with a person in control: a bot must not use up the first try. */
export function beginDay(day: string): void {
  const { config, seed } = siegeOfDay(day)
  useLiveControllers.getState().begin(ALONE, { [ROLES[0]]: 'person' })
  liveTable.game.getState().adopt(openSession(fortress, config, seed), { kind: 'day', day })
}
