import { type Game, type Kind, stateOf } from '../../../engine/kernel/index.ts'
import type { GameHook } from '../../../session/game-store.ts'

/** A game whose actions say their type. */
type Typed = Kind & { Action: { type: string } }

interface EndQuestion<K extends Typed> {
  game: Game<K>
  useGame: GameHook<K>
  /** Actions by which nobody has used their turn yet: a roll, an answer to a question. */
  unused: readonly K['Action']['type'][]
  /** What ends the turn, and what ends the game: neither is a use of the turn. */
  end: K['Action']
  giveUp: K['Action']['type']
  /** Whether something dear may be lost before the next turn. */
  isAtRisk(state: K['State']): boolean
  /** Says so, and that a second press ends the turn. */
  ask(): void
}

/**
 * Makes the question before a turn is ended in which nothing was done although something could be, while something is at
 * risk (C1). It answers whether it asks now: once for each such position, and never in a game that nobody keeps, as in
 * lessons. It is no tip: switching tips off leaves it.
 */
export function endQuestion<K extends Typed>(about: EndQuestion<K>): () => boolean {
  const { game, useGame, unused, end, giveUp, isAtRisk, ask } = about
  let asked: object | null = null
  return () => {
    const { session, kept, instead, watching } = useGame.getState()
    if (!session || !kept || instead || watching) return false
    const state = stateOf(session)
    const last = session.moves.at(-1)
    const isUnused = !last || unused.includes(last.action.type)
    const isMore = () => game.list(state).some(({ type }) => type !== end.type && type !== giveUp)
    if (asked === state || !isUnused || game.refuse(state, end) || !isMore() || !isAtRisk(state)) return false
    asked = state
    ask()
    return true
  }
}
