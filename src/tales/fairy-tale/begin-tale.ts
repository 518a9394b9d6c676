import type { CharacterId, Config } from '../../engine/fairy-tale/index.ts'
import type { Seed } from '../../engine/kernel/index.ts'
import { rememberStarts } from '../../session/local/remember-start.ts'
import type { Sitting } from '../../store/persons.ts'
import { CLOSED, useLiveGame } from './game.ts'
import { isPerson, useLiveLeaders } from './leaders.ts'

rememberStarts(CLOSED, useLiveLeaders)

/**
 * Begins a new game, led as the cover says. A name belongs to a person: where a computer player leads, it is left out,
 * and whoever plays alone needs none. What its boxes need is fetched by the game itself, which waits for it as one game.
 */
export function beginTale(config: Config, seed: Seed, sitting: Sitting<CharacterId>): void {
  const { begin, cover } = useLiveLeaders.getState()
  const { people } = sitting
  const seats = config.seats.map((seat) => {
    const named = people === 'several' && isPerson(cover, seat)
    return named ? seat : { ...seat, player: '' }
  })
  begin(sitting)
  useLiveGame.getState().start({ ...config, seats }, seed)
}
