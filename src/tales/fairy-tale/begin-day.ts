import { openSession } from '../../engine/kernel/index.ts'
import { useLiveLeaders } from './leaders.ts'
import { fairyTale } from './rules.ts'
import { liveTable } from './table.ts'
import { taleOfDay } from './told/day.ts'

/** Begins the tale of a day. Everybody who is called is led by whoever sits there: a first try is nobody else's. */
export function beginDay(day: string): void {
  const { config, seed } = taleOfDay(day)
  const { begin, cover, people, persons } = useLiveLeaders.getState()
  const everybody = Object.fromEntries(config.seats.map(({ character }) => [character, 'person' as const]))
  begin({ people, persons }, { ...cover, ...everybody })
  liveTable.game.getState().adopt(openSession(fairyTale, config, seed), { kind: 'day', day })
}
