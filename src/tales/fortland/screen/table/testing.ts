import type { State } from '../../../../engine/fortland/index.ts'
import { openOnTable, selectState } from '../../../../session/game-store.ts'
import { useSettings } from '../../../../store/settings.ts'
import { letWait } from '../../../../ui/frames/bots/pace.ts'
import { usePage } from '../../../../ui/page/page.ts'
import type { Controllers } from '../../controllers.ts'
import type { Session } from '../../game.ts'
import { liveTable } from '../../runtime.ts'
import { useTaleSettings } from '../../settings.ts'
import { gameFrom } from '../../testing.ts'

/** Puts a game on the table without a page visit, with instant playback and in English. */
export function layGame(session: Session, leaders: Controllers = {}): void {
  useSettings.setState({ speed: 'instant', language: 'en', theme: 'light', hand: 'right' })
  useTaleSettings.setState({ warnings: 'threats' })
  liveTable.leaders.setState({ table: leaders, unreadable: false })
  usePage.setState({ dialog: null, lookingBack: false })
  letWait(false)
  openOnTable(liveTable.game, session)
  liveTable.intent.getState().cancel()
}

/** Puts a position in notation on the table. */
export const lay = (position: string, leaders?: Controllers): void => layGame(gameFrom(position), leaders)

/** Returns the state of the game on the table. */
export function now(): State {
  const state = selectState(liveTable.game.getState())
  if (!state) throw new Error('No game is open.')
  return state
}
