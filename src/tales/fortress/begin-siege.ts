import type { Config } from '../../engine/fortress/index.ts'
import { rememberStarts } from '../../session/local/remember-start.ts'
import { freshSeed } from '../../store/fresh-seed.ts'
import { plainName } from '../../store/names.ts'
import { ALONE } from '../../store/persons.ts'
import { CLOSED, useLiveGame } from './game.ts'
import { useLiveLeaders } from './leaders.ts'

rememberStarts(CLOSED, useLiveLeaders)

/** Begins a new siege, with luck of its own unless a seed is given. A person leads it, whoever led the one before. */
export function beginSiege(config: Config, seed = freshSeed()): void {
  const { choose, begin } = useLiveLeaders.getState()
  choose('besieger', 'person')
  begin(ALONE)
  useLiveGame.getState().start({ ...config, player: plainName(config.player) }, seed)
}
