import { fortress, parseAction, parseNotation, positionConfig } from '../../../engine/fortress/index.ts'
import { advance } from '../../../engine/kernel/index.ts'
import { openOnTable } from '../../../session/game-store.ts'
import { useSettings } from '../../../store/settings.ts'
import { letWait } from '../../../ui/frames/bots/pace.ts'
import { usePage } from '../../../ui/page/page.ts'
import type { Controllers } from '../controllers.ts'
import type { Session } from '../game.ts'
import { liveTable } from '../runtime.ts'

/** Returns a siege from a drawn position; actions are comma-separated words of the law. */
export function siegeFrom(position: string, actions = ''): Session {
  const read = parseNotation(position)
  if (!read.ok) throw new Error(`${position}: ${read.error.code}`)
  let session: Session = { config: positionConfig(read.value, ''), seed: 0, first: read.value, moves: [] }
  for (const text of actions.split(', ').filter(Boolean)) {
    const action = parseAction(text)
    const next = action && advance(fortress, session, action)
    if (!next?.ok) throw new Error(`"${text}" is not an allowed action.`)
    session = next.value
  }
  return session
}

/** Puts a siege on the table without a page visit, with instant playback and in English. */
export function layGame(session: Session, leaders: Controllers = {}): void {
  useSettings.setState({ speed: 'instant', language: 'en', theme: 'light', hand: 'right' })
  liveTable.leaders.setState({ table: leaders, unreadable: false })
  usePage.setState({ dialog: null, lookingBack: false })
  letWait(false)
  openOnTable(liveTable.game, session)
  liveTable.aim.getState().putAway()
}

/** Puts a position in notation on the table. */
export const lay = (position: string, leaders?: Controllers): void => layGame(siegeFrom(position), leaders)
