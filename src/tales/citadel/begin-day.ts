import { citadel } from '../../engine/citadel/index.ts'
import { openSession } from '../../engine/kernel/index.ts'
import { ALONE } from '../../store/humans.ts'
import { useLiveControllers } from './controllers.ts'
import { liveTable } from './runtime.ts'
import { OPPONENT, OWN, RIVALS, taleOfDay } from './stats/tale-of-day.ts'

/** Starts the tale of the day: one Order for the player, and the same bots for every player. */
export function beginDay(day: string): void {
  const { config, seed } = taleOfDay(day)
  const rivals = Object.fromEntries(RIVALS.map((order) => [order, OPPONENT]))
  const { begin, cover } = useLiveControllers.getState()
  begin(ALONE, { ...cover, [OWN]: 'person', ...rivals })
  liveTable.game.getState().adopt(openSession(citadel, config, seed), { kind: 'day', day })
}
