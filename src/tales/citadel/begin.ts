import type { Config } from '../../engine/citadel/index.ts'
import { rememberStarts } from '../../session/local/remember-start.ts'
import { freshSeed } from '../../store/fresh-seed.ts'
import { namesOfPeople } from '../../store/leaders.ts'
import { CLOSED, useLiveGame } from './game.ts'
import { ORDER_NAMES, useLiveLeaders } from './leaders.ts'
import { sittingOf } from './sitting.ts'

rememberStarts(CLOSED, useLiveLeaders)

/** Begins a new game, led as the cover says. */
export function begin({ players, rules }: Config, seed = freshSeed()): void {
  const leaders = useLiveLeaders.getState()
  const config = { players: namesOfPeople(players, ORDER_NAMES, leaders.cover), rules }
  leaders.begin(sittingOf(config, leaders))
  useLiveGame.getState().start(config, seed)
}
