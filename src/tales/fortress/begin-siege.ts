import type { Config } from '../../engine/fortress/index.ts'
import { rememberPendingStart } from '../../session/local/remember-start.ts'
import { freshSeed } from '../../store/fresh-seed.ts'
import { besideGame } from '../../store/leaders.ts'
import { plainName } from '../../store/names.ts'
import { ALONE } from '../../store/persons.ts'
import { tabStorage } from '../../store/storage.ts'
import { thisWindow } from '../../store/this-window.ts'
import { KEYS, useGame } from './game.ts'
import { useLeaders } from './leaders.ts'

rememberPendingStart({
  store: useGame,
  tab: tabStorage,
  key: KEYS.begun,
  leaders: besideGame(useLeaders),
  windows: thisWindow,
})

/** Begins a new siege, with luck of its own unless a seed is given. A person leads it, whoever led the one before. */
export function beginSiege(config: Config, seed = freshSeed()): void {
  const { choose, begin } = useLeaders.getState()
  choose('besieger', 'person')
  begin(ALONE)
  useGame.getState().start({ ...config, player: plainName(config.player) }, seed)
}
