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
  /** True if an action that is left could lower that risk: then a used turn is asked about too. Absent in a tale without such actions. */
  isAvertable?(state: K['State']): boolean
  /** True if an aimed action waits for confirmation. Absent in a tale without aiming. */
  isAimed?(): boolean
  /** Shows the question. It names the reason and says that a second press ends the turn. */
  ask(why: EndReason): void
}

/** Why a turn should not end yet: an aimed action waits, nothing was done, or a danger can still be averted. */
type EndReason = 'aimed' | 'unused' | 'avertable'

/**
 * Makes the check before a turn ends (C1). It asks if an action is aimed, or if something is at risk and either the turn is unused with
 * actions left or one of them could avert it. Returns true if it asks: once per position, and never in an unsaved game such as a lesson. The
 * setting for tips does not switch it off.
 */
export function endQuestion<K extends Typed>(about: EndQuestion<K>): () => boolean {
  const { game, useGame, unused, end, giveUp, isAtRisk, isAvertable, isAimed, ask } = about
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
    if (asked === state || game.refuse(state, end)) return false
    const reason = (): EndReason | null => {
      if (isAimed?.()) return 'aimed'
      if (!isAtRisk(state)) return null
      if (isUnused && isMore()) return 'unused'
      return isAvertable?.(state) ? 'avertable' : null
    }
    const why = reason()
    if (!why) return false
    asked = state
    ask(why)
    return true
  }
}
