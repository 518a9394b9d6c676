import { createHotseat } from '../../src/session/create-hotseat.ts'
import type { GameHook } from '../../src/session/game-store.ts'
import { createGame } from '../../src/session/memory-transport.ts'
import { createLeaders } from '../../src/store/leaders.ts'
import { savedLeaders } from '../../src/store/saved-leaders.ts'
import { fakeStorage } from '../../src/store/testing.ts'
import { type DiceRace, diceRace } from './dice-race.ts'

export const RACERS = ['hare', 'tortoise'] as const

/** The race on one screen: its game, who plays it, and who may look. */
export function raceOnOneScreen(game: GameHook<DiceRace> = createGame(diceRace), device?: readonly number[]) {
  const leaders = createLeaders(savedLeaders(fakeStorage().storage, 'race.leaders', RACERS, ['careful']))
  const hotseat = createHotseat({
    game: diceRace,
    useGame: game,
    useLeaders: leaders,
    roles: RACERS,
    ...(device && { device: { seats: device } }),
  })
  return { game, leaders, hotseat }
}
