import { fortland } from '../../engine/fortland/index.ts'
import { openSession } from '../../engine/kernel/index.ts'
import { ALONE } from '../../store/persons.ts'
import { useLiveLeaders } from './leaders.ts'
import { liveTable } from './table.ts'
import { taleOfDay } from './told/day.ts'

/** Begins the tale of a day: one country is led by whoever sits there, the others as everybody has them that day. */
export function beginDay(day: string): void {
  const { config, seed, own, others, opponent } = taleOfDay(day)
  const rivals = Object.fromEntries(others.map((country) => [country, opponent]))
  const { begin, cover } = useLiveLeaders.getState()
  begin(ALONE, { ...cover, [own]: 'person', ...rivals })
  liveTable.game.getState().adopt(openSession(fortland, config, seed), { kind: 'day', day })
}
