import { parseNotation, type State } from '../../../../engine/boogyman/index.ts'
import { openOnTable, selectState } from '../../../../session/game-store.ts'
import { useSettings } from '../../../../store/settings.ts'
import { letWait } from '../../../../ui/frames/bots/pace.ts'
import { usePage } from '../../../../ui/page/page.ts'
import type { Controllers } from '../../controllers.ts'
import type { Session } from '../../game.ts'
import { liveTable } from '../../runtime.ts'
import { twoPlayers } from '../../testing.ts'

/** Puts a game on the table as a page finds it; everything is shown at once, in English. */
export function layGame(session: Session, leaders: Controllers = {}): void {
  useSettings.setState({ speed: 'instant', language: 'en', theme: 'light', hand: 'right' })
  liveTable.leaders.setState({ table: leaders, unreadable: false })
  usePage.setState({ dialog: null, lookingBack: false })
  letWait(false)
  openOnTable(liveTable.game, session)
  liveTable.intent.getState().cancel()
}

/** Sets up a position on the table, from its notation. */
export function lay(text: string, leaders?: Controllers): void {
  const read = parseNotation(text)
  if (!read.ok) throw new Error(read.error.code)
  layGame({ config: twoPlayers, seed: 0, first: read.value, moves: [] }, leaders)
}

/** The state of the game on the table. */
export function now(): State {
  const state = selectState(liveTable.game.getState())
  if (!state) throw new Error('No game is open.')
  return state
}
