import { configOf, fortress, parseAction, parseNotation } from '../../../engine/fortress/index.ts'
import { advance } from '../../../engine/kernel/index.ts'
import { openOnTable } from '../../../session/game-store.ts'
import { useSettings } from '../../../store/settings.ts'
import { letWait } from '../../../ui/frames/computers/pace.ts'
import { usePage } from '../../../ui/page/page.ts'
import type { Session } from '../game.ts'
import type { Leaders } from '../leaders.ts'
import { liveTable } from '../table.ts'

/** A siege from a drawn position on; actions in the words of the law, joined by commas. */
export function siegeFrom(position: string, actions = ''): Session {
  const read = parseNotation(position)
  if (!read.ok) throw new Error(`${position}: ${read.error.code}`)
  let session: Session = { config: configOf(read.value, ''), seed: 0, first: read.value, moves: [] }
  for (const text of actions.split(', ').filter(Boolean)) {
    const action = parseAction(text)
    const next = action && advance(fortress, session, action)
    if (!next?.ok) throw new Error(`${text} was refused.`)
    session = next.value
  }
  return session
}

/** Puts a siege on the table as a page finds it; everything is shown at once, in English. */
export function layGame(session: Session, leaders: Leaders = {}): void {
  useSettings.setState({ speed: 'instant', language: 'en', theme: 'light', hand: 'right' })
  liveTable.leaders.setState({ table: leaders, unreadable: false })
  usePage.setState({ dialog: null, lookingBack: false })
  letWait(false)
  openOnTable(liveTable.game, session)
  liveTable.aim.getState().putAway()
}

/** Puts a position on the table, as it is written. */
export const lay = (position: string, leaders?: Leaders): void => layGame(siegeFrom(position), leaders)
