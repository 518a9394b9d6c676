import { useSettings } from '../../../store/settings.ts'
import { useGame } from '../game.ts'
import { passedTo } from '../handed-over.ts'
import { useLeaders } from '../leaders.ts'

/** Whether a card will come between two people when all has been shown. */
export function isCardNext(): boolean {
  const { session } = useGame.getState()
  const wanted = useSettings.getState().handover === 'on'
  return wanted && session !== null && passedTo(session, useLeaders.getState()) !== null
}
