import type { CharacterId, Config } from '../../engine/fairy-tale/index.ts'
import type { Seed } from '../../engine/kernel/index.ts'
import { rememberStarts } from '../../session/local/remember-start.ts'
import type { Sitting } from '../../store/humans.ts'
import { isPerson, useLiveControllers } from './controllers.ts'
import { TALE_STORES, useLiveGame } from './game.ts'

rememberStarts(TALE_STORES, useLiveControllers)

/**
 * Starts a new game with the controllers of the cover. Only people who share a table need names: drops those of bots and of a person who
 * plays alone. The game itself loads its expansions and waits for them.
 */
export function beginTale(config: Config, seed: Seed, sitting: Sitting<CharacterId>): void {
  const { begin, cover } = useLiveControllers.getState()
  const { people } = sitting
  const seats = config.seats.map((seat) => {
    const named = people === 'several' && isPerson(cover, seat)
    return named ? seat : { ...seat, player: '' }
  })
  begin(sitting)
  useLiveGame.getState().start({ ...config, seats }, seed)
}
