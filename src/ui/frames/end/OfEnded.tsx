import type { ReactNode } from 'react'
import {
  type Game,
  type Kind,
  lastView,
  type PlayerView,
  type Session,
} from '../../../engine/kernel/index.ts'
import type { GameHook } from '../../../session/game-store.ts'
import { Dreaming } from '../dream/Dreaming.tsx'

interface OfEndedProps<K extends Kind, Outcome> {
  rules: Game<K>
  game: GameHook<K>
  turnOf(state: K['State']): number
  /** How a game ended; null while it goes on. */
  outcomeOf(view: PlayerView<K['State']>): Outcome | null
  /** The page of a game that is over. */
  children(session: Session<K>, outcome: Outcome): ReactNode
}

/** The last page of the game at the table; nothing before it is over. */
export function OfEnded<K extends Kind, Outcome>(props: OfEndedProps<K, Outcome>) {
  const { rules, game, turnOf, outcomeOf, children } = props
  const session = game((store) => store.session)
  const outcome = session && outcomeOf(lastView(rules, session))
  if (!session || outcome === null) return null
  return (
    <Dreaming game={game} turnOf={turnOf} page="end">
      {children(session, outcome)}
    </Dreaming>
  )
}
