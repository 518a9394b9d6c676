import type { Config } from '../../engine/citadel/index.ts'
import { rememberStarts } from '../../session/local/remember-start.ts'
import { namesOfPeople } from '../../store/controllers-store.ts'
import { randomSeed } from '../../store/random-seed.ts'
import { ORDER_NAMES, useLiveControllers } from './controllers.ts'
import { TALE_STORES, useLiveGame } from './game.ts'
import { sittingOf } from './people-of-game.ts'

rememberStarts(TALE_STORES, useLiveControllers)

/** Starts a new game with the controllers chosen on the cover. */
export function startGame({ players, rules }: Config, seed = randomSeed()): void {
  const leaders = useLiveControllers.getState()
  const config = { players: namesOfPeople(players, ORDER_NAMES, leaders.cover), rules }
  leaders.begin(sittingOf(config, leaders))
  useLiveGame.getState().start(config, seed)
}
