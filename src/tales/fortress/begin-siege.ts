import type { Against, Config } from '../../engine/fortress/index.ts'
import { rememberBegun } from '../../store/begun.ts'
import { browserSeed } from '../../store/counsel.ts'
import { besideGame } from '../../store/leaders.ts'
import { tabStorage } from '../../store/storage.ts'
import { KEYS, useGame } from './game.ts'
import { useLeaders } from './leaders.ts'

rememberBegun({ store: useGame, tab: tabStorage, key: KEYS.begun, leaders: besideGame(useLeaders) })

/** Begins a new siege, with luck of its own unless a seed is given. A person leads it, whoever led the one before. */
export function beginSiege(config: Config, seed = browserSeed()): void {
  const { choose, begin } = useLeaders.getState()
  choose('besieger', 'person')
  begin('one')
  useGame.getState().start({ ...config, player: config.player.trim() }, seed)
}

/** The same deck and rules against somebody else. */
export const against = (config: Config, whom: Against): Config => ({ ...config, against: whom })
