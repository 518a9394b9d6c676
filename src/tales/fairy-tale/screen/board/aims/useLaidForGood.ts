import type { Action, State } from '../../../../../engine/fairy-tale/index.ts'
import { oncePer, play } from '../../../../../engine/kernel/index.ts'
import type { Move } from '../../../game.ts'
import { aimedAction } from '../../../intent/in-hand.ts'
import { isPerson } from '../../../leaders.ts'
import { fairyTale } from '../../../rules.ts'
import { useGame, useIntent, useLeaders } from '../../../table.ts'

/**
 * Whether what is aimed lays a tile that can never be taken back, for a new one is revealed by it, and no person has
 * done so in this tale yet: it is said before, once.
 */
export function useLaidForGood(): boolean {
  const session = useGame((game) => game.session)
  const inHand = useIntent((intent) => intent.inHand)
  const leaders = useLeaders(({ table }) => table)
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

/** Whether a market tile comes into the forest by it. */
const isLaying = (action: Action): boolean =>
  action.type === 'expand' || (action.type === 'use-symbol' && action.slot !== undefined)

/** Whether a new tile is turned up by an action: asked of the rules by doing it on the side. */
const reveals = oncePer((state: State) => (action: Action): boolean => {
  const done = play(fairyTale, state, action)
  return done.ok && done.value.frames.some(({ event }) => event.type === 'tile-revealed')
})
