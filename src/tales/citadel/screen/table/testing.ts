import type { State } from '../../../../engine/citadel/index.ts'
import { openOnTable, selectState } from '../../../../session/game-store.ts'
import { useSettings } from '../../../../store/settings.ts'
import { letWait } from '../../../../ui/frames/bots/pace.ts'
import { usePage } from '../../../../ui/page/page.ts'
import type { Controllers } from '../../controllers.ts'
import type { Session } from '../../game.ts'
import { HOTSEAT } from '../../hotseat.ts'
import { liveTable } from '../../runtime.ts'
import { useTaleSettings } from '../../settings.ts'
import { gameFrom } from '../../testing.ts'
import { HELD } from '../lazy-parts.ts'

// At the real table this part has loaded before a card is selected.
await HELD.fetch()

/** Puts a game on the table as after a page load. Playback is instant, and the language is English. */
export function layGame(
  session: Session,
  leaders: Controllers = {},
  people: 'one' | 'several' = 'several',
): void {
  useSettings.setState({ speed: 'instant', language: 'en', theme: 'light', hand: 'right' })
  useTaleSettings.setState({ warnings: 'threats' })
  liveTable.leaders.setState({ table: leaders, people, persons: {}, changes: [], unreadable: false })
  usePage.setState({ dialog: null, lookingBack: false })
  letWait(false)
  openOnTable(liveTable.game, session)
  HOTSEAT.shut()
  liveTable.intent.getState().cancel()
}

/** Puts a position in notation on the table. */
export const lay = (position: string, leaders?: Controllers, people?: 'one' | 'several'): void =>
  layGame(gameFrom(position), leaders, people)

/** The state of the game on the table. */
export function now(): State {
  const state = selectState(liveTable.game.getState())
  if (!state) throw new Error('No game is open.')
  return state
}
