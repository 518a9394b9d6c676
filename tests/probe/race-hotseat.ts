import { createHotseat } from '../../src/session/create-hotseat.ts'
import type { GameHook } from '../../src/session/game-store.ts'
import { createGame } from '../../src/session/memory-transport.ts'
import { createControllers } from '../../src/store/controllers-store.ts'
import { savedLeaders } from '../../src/store/saved-controllers.ts'
import { fakeStorage } from '../../src/store/testing.ts'
import { type DiceRace, diceRace } from './dice-race.ts'

export const RACERS = ['hare', 'tortoise'] as const

/** The race on one screen: its game, who plays it, and who may look. */
export function raceOnOneScreen(game: GameHook<DiceRace> = createGame(diceRace)) {
  const leaders = createControllers(savedLeaders(fakeStorage().storage, 'race.leaders', RACERS, ['careful']))
  const hotseat = createHotseat({
    game: diceRace,
    useGame: game,
    useControllers: leaders,
    roles: RACERS,
  })
  return { game, leaders, hotseat }
}
