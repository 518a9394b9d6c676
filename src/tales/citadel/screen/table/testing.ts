import type { State } from '../../../../engine/citadel/index.ts'
import { openOnTable, selectState } from '../../../../session/game-store.ts'
import { useSettings } from '../../../../store/settings.ts'
import { letWait } from '../../../../ui/frames/computers/pace.ts'
import { usePage } from '../../../../ui/page/page.ts'
import type { Session } from '../../game.ts'
import { HOTSEAT } from '../../hotseat.ts'
import type { Leaders } from '../../leaders.ts'
import { useTaleSettings } from '../../settings.ts'
import { liveTable } from '../../table.ts'
import { gameFrom } from '../../testing.ts'
import { HELD } from '../late.ts'

// At the table it has come before anybody takes a card in hand.
await HELD.fetch()

/** Puts a game on the table as a page finds it; everything is shown at once, in English. */
export function layGame(
  session: Session,
  leaders: Leaders = {},
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

/** Puts a position on the table, as it is written. */
export const lay = (position: string, leaders?: Leaders, people?: 'one' | 'several'): void =>
  layGame(gameFrom(position), leaders, people)

/** The state of the game on the table. */
export function now(): State {
  const state = selectState(liveTable.game.getState())
  if (!state) throw new Error('No game is on the table.')
  return state
}
