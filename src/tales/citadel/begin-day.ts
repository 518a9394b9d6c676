import { citadel } from '../../engine/citadel/index.ts'
import { openSession } from '../../engine/kernel/index.ts'
import { useLeaders } from './leaders.ts'
import { useGame } from './table.ts'
import { OPPONENT, OWN, RIVALS, taleOfDay } from './told/day.ts'

/** Begins the tale of a day: one Order is led by whoever sits there, the others as everybody has them that day. */
export function beginDay(day: string): void {
  const { config, seed } = taleOfDay(day)
  const { begin, lead } = useLeaders.getState()
  begin('one')
  lead(OWN, 'person')
  for (const order of RIVALS) lead(order, OPPONENT)
  useGame.getState().adopt(openSession(citadel, config, seed), { kind: 'day', day })
}
