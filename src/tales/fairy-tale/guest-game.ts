import { type Action, fairyTale, type State } from '../../engine/fairy-tale/index.ts'
import { createGame } from '../../store/game.ts'
import { type Session, useGame } from './game.ts'
import { useLeaders } from './leaders.ts'

/** A game on the table that nobody keeps, instead of the one that lies there. */
export interface Guest {
  /** Another one takes its place. */
  lay(session: Session): void
  /** The game that lay there before lies there again. */
  leave(): void
}

/** What is known to fall stands: nobody is asked whether to roll it again. */
const letStand = ({ pending }: State): Action | null =>
  pending?.kind === 'die' ? { type: 'keep-die' } : null

/**
 * Lays a game on the table for as long as a page of its own shows it: everything that the table does is done in it, one person
 * leads all heroes, and nothing is kept. The game that lay there waits untouched.
 */
export function layGuest(session: Session): Guest {
  const host = useGame.getState()
  const { table, people } = useLeaders.getState()
  const guest = createGame(fairyTale, letStand)
  const stop = guest.subscribe((now) => useGame.setState(now, true))
  const lay = (next: Session) => guest.setState({ session: next, undone: [] })
  lay(session)
  useLeaders.setState({ table: {}, people: 'one' })
  return {
    lay,
    leave() {
      stop()
      useLeaders.setState({ table, people })
      useGame.setState(host, true)
      void host.hold() // meanwhile another window may have begun to play it
    },
  }
}
