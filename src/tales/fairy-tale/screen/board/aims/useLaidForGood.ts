import type { Action, State } from '../../../../../engine/fairy-tale/index.ts'
import { memoizeByObject, play } from '../../../../../engine/kernel/index.ts'
import { isPerson } from '../../../controllers.ts'
import type { Move } from '../../../game.ts'
import { aimedAction } from '../../../intent/turn-selection.ts'
import { fairyTale } from '../../../rules.ts'
import { useControllers, useGame, useIntent } from '../../../runtime.ts'

/**
 * True if the aimed action reveals a new tile for the first time by a person in this game. Undo then needs the consent of all players, so a
 * warning is shown once.
 */
export function useRevealWarning(): boolean {
  const session = useGame((game) => game.session)
  const inHand = useIntent((intent) => intent.inHand)
  const leaders = useControllers(({ table }) => table)
  if (!session) return false
  const state = session.moves.at(-1)?.after ?? session.first
  const action = aimedAction(state, inHand)
  if (!action || !isLaying(action)) return false
  const byPerson = ({ before: { seats, onTurn } }: Move) => {
    const seat = seats[onTurn]
    return seat !== undefined && isPerson(leaders, seat)
  }
  const known = session.moves.some((move) => isLaying(move.action) && byPerson(move))
  return !known && reveals(state)(action)
}

/** True if the action puts a market tile into the forest. */
const isLaying = (action: Action): boolean =>
  action.type === 'expand' || (action.type === 'use-symbol' && action.slot !== undefined)

/** True if an action reveals a new tile. Found by playing it on a copy. */
const reveals = memoizeByObject((state: State) => (action: Action): boolean => {
  const done = play(fairyTale, state, action)
  return done.ok && done.value.frames.some(({ event }) => event.type === 'tile-revealed')
})
