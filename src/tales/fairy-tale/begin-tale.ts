import { type CharacterId, type Config, hasNewerBox } from '../../engine/fairy-tale/index.ts'
import type { Seed } from '../../engine/kernel/index.ts'
import { rememberBegun } from '../../store/begun.ts'
import { besideGame } from '../../store/leaders.ts'
import type { Sitting } from '../../store/persons.ts'
import { tabStorage } from '../../store/storage.ts'
import { KEYS, useGame } from './game.ts'
import { isPerson, useLeaders } from './leaders.ts'
import { fetchNewer } from './newer-boxes.ts'

rememberBegun({ store: useGame, tab: tabStorage, key: KEYS.begun, leaders: besideGame(useLeaders) })

/** Whether what a table chose must come first. */
const needsNewer = ({ boxes, rules }: Config): boolean => hasNewerBox(boxes) || rules.heroes === 'mortal'

/**
 * Begins a new game, led as the cover says. A name belongs to a person: where a computer player leads, it is left out,
 * and whoever plays alone needs none. Pressed again while what the boxes hold is awaited, it begins one game. Rejects where that
 * does not come.
 */
export async function beginTale(config: Config, seed: Seed, sitting: Sitting<CharacterId>): Promise<void> {
  if (isAwaited) return
  if (needsNewer(config)) await awaitNewer()
  const { begin, cover } = useLeaders.getState()
  const { people } = sitting
  const seats = config.seats.map((seat) => {
    const named = people === 'several' && isPerson(cover, seat)
    return named ? seat : { ...seat, player: '' }
  })
  begin(sitting)
  useGame.getState().start({ ...config, seats }, seed)
}

let isAwaited = false

async function awaitNewer(): Promise<void> {
  isAwaited = true
  try {
    await fetchNewer()
  } finally {
    isAwaited = false
  }
}
