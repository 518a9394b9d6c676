import type { Config } from '../../engine/fortress/index.ts'
import { rememberStarts } from '../../session/local/remember-start.ts'
import { ALONE } from '../../store/humans.ts'
import { plainName } from '../../store/person-names.ts'
import { randomSeed } from '../../store/random-seed.ts'
import { useLiveControllers } from './controllers.ts'
import { TALE_STORES, useLiveGame } from './game.ts'

rememberStarts(TALE_STORES, useLiveControllers)

/** Begins a new siege with a random seed by default. A person controls it, even after a siege led by a bot. */
export function beginSiege(config: Config, seed = randomSeed()): void {
  const { choose, begin } = useLiveControllers.getState()
  choose('besieger', 'person')
  begin(ALONE)
  useLiveGame.getState().start({ ...config, player: plainName(config.player) }, seed)
}
