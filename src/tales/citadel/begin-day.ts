import { citadel } from '../../engine/citadel/index.ts'
import { openSession } from '../../engine/kernel/index.ts'
import { ALONE } from '../../store/persons.ts'
import { useLiveLeaders } from './leaders.ts'
import { liveTable } from './table.ts'
import { OPPONENT, OWN, RIVALS, taleOfDay } from './told/day.ts'

/** Begins the tale of a day: one Order is led by whoever sits there, the others as everybody has them that day. */
export function beginDay(day: string): void {
  const { config, seed } = taleOfDay(day)
  const rivals = Object.fromEntries(RIVALS.map((order) => [order, OPPONENT]))
  const { begin, cover } = useLiveLeaders.getState()
  begin(ALONE, { ...cover, [OWN]: 'person', ...rivals })
  liveTable.game.getState().adopt(openSession(citadel, config, seed), { kind: 'day', day })
}
