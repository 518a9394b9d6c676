import { openSession } from '../../engine/kernel/index.ts'
import type { HumanCount } from '../../store/humans.ts'
import { useLiveControllers } from './controllers.ts'
import { fairyTale } from './rules.ts'
import { liveTable } from './runtime.ts'
import { taleOfDay } from './stats/tale-of-day.ts'

/** Starts the game of a day. People play all its heroes: one person plays all, or each person plays one. */
export function beginDay(day: string, people: HumanCount): void {
  const { config, seed } = taleOfDay(day)
  const { begin, cover } = useLiveControllers.getState()
  const everybody = Object.fromEntries(config.seats.map(({ character }) => [character, 'person' as const]))
  begin({ people, persons: {} }, { ...cover, ...everybody })
  liveTable.game.getState().adopt(openSession(fairyTale, config, seed), { kind: 'day', day })
}
