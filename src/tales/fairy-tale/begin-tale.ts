import type { CharacterId, Config } from '../../engine/fairy-tale/index.ts'
import type { Seed } from '../../engine/kernel/index.ts'
import { rememberPendingStart } from '../../session/local/remember-start.ts'
import { besideGame } from '../../store/leaders.ts'
import type { Sitting } from '../../store/persons.ts'
import { tabStorage } from '../../store/storage.ts'
import { thisWindow } from '../../store/this-window.ts'
import { KEYS, useLiveGame } from './game.ts'
import { isPerson, useLiveLeaders } from './leaders.ts'

rememberPendingStart({
  store: useLiveGame,
  tab: tabStorage,
  key: KEYS.begun,
  leaders: besideGame(useLiveLeaders),
  windows: thisWindow,
})

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
