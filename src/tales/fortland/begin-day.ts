import { fortland } from '../../engine/fortland/index.ts'
import { openSession } from '../../engine/kernel/index.ts'
import { ALONE } from '../../store/humans.ts'
import { useLiveControllers } from './controllers.ts'
import { liveTable } from './runtime.ts'
import { taleOfDay } from './stats/tale-of-day.ts'

/** Begins the daily game: the player leads one country, the bots of that day lead the others. */
export function beginDay(day: string): void {
  const { config, seed, own, others, opponent } = taleOfDay(day)
  const rivals = Object.fromEntries(others.map((country) => [country, opponent]))
  const { begin, cover } = useLiveControllers.getState()
  begin(ALONE, { ...cover, [own]: 'person', ...rivals })
  liveTable.game.getState().adopt(openSession(fortland, config, seed), { kind: 'day', day })
}
