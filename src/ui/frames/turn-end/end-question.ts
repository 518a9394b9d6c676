import { type Game, type GameTypes, stateOf } from '../../../engine/kernel/index.ts'
import type { GameHook } from '../../../session/game-store.ts'

/** A game with a `type` in its actions. */
type Typed = GameTypes & { Action: { type: string } }

interface EndQuestion<K extends Typed> {
  game: Game<K>
  useGame: GameHook<K>
  /** Action types after which a turn still counts as unused, such as a roll or an answer to a question. */
  unused: readonly K['Action']['type'][]
  /** The action that ends the turn, and the type that ends the game. Neither counts as a use of the turn. */
  end: K['Action']
  giveUp: K['Action']['type']
  /** True if the player could lose something important before the next turn. */
  isAtRisk(state: K['State']): boolean
  /** True if an aimed action waits for confirmation. Absent in a tale without aiming. */
  isAimed?(): boolean
  /** Shows the question. It names the unused options and says that a second press ends the turn. */
  ask(isAimed?: boolean): void
}

/**
 * Makes the check before a turn ends (C1). It asks if an action is aimed, or if the turn is unused, actions are left and something is at
 * risk. Returns true if it asks: once per position, and never in an unsaved game such as a lesson. The question is no tip: the setting for
 * tips does not switch it off.
 */
export function endQuestion<K extends Typed>(about: EndQuestion<K>): () => boolean {
  const { game, useGame, unused, end, giveUp, isAtRisk, isAimed, ask } = about
  let asked: object | null = null
  return () => {
    const { session, kept, device, instead, watching } = useGame.getState()
    // The server saves the game of a table of several devices.
    const isSaved = kept !== null || device !== null
    if (!session || !isSaved || instead || watching) return false
    const state = stateOf(session)
    // A hidden action is another seat's.
    const last = session.moves.findLast(({ action }) => action !== null)?.action
    const isUnused = !last || unused.includes(last.type)
    const isMore = () => game.list(state).some(({ type }) => type !== end.type && type !== giveUp)
    const aimed = isAimed?.()
    if (asked === state || game.refuse(state, end)) return false
    if (!aimed && !(isUnused && isMore() && isAtRisk(state))) return false
    asked = state
    ask(aimed)
    return true
  }
}
