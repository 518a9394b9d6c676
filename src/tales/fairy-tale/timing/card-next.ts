import type { FairyTale } from '../../../engine/fairy-tale/index.ts'
import type { GameHook } from '../../../session/game-store.ts'
import { useSettings } from '../../../store/settings.ts'
import type { LeadersHook } from '../controllers.ts'
import { passedTo } from '../handed-over.ts'

/** True if a privacy screen between two people follows the playback. */
export function isCardNext(
  game: Pick<GameHook<FairyTale>, 'getState'>,
  leaders: Pick<LeadersHook, 'getState'>,
): boolean {
  const { session } = game.getState()
  const wanted = useSettings.getState().handover === 'on'
  return wanted && session !== null && passedTo(session, leaders.getState()) !== null
}
