import { fortland } from '../../engine/fortland/index.ts'
import { openSession } from '../../engine/kernel/index.ts'
import { useLeaders } from './leaders.ts'
import { useGame } from './table.ts'
import { taleOfDay } from './told/day.ts'

/** Begins the tale of a day: one country is led by whoever sits there, the others as everybody has them that day. */
export function beginDay(day: string): void {
  const { config, seed, own, others, opponent } = taleOfDay(day)
  const { begin, lead } = useLeaders.getState()
  begin('one')
  lead(own, 'person')
  for (const country of others) lead(country, opponent)
  useGame.getState().adopt(openSession(fortland, config, seed), { kind: 'day', day })
}
