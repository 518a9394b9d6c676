import type { ActionOf } from '../../../kernel/game.ts'
import type { Refusal } from '../../actions.ts'
import { TILES, type Tile } from '../../board.ts'
import { enemyOf, type State } from '../../state.ts'
import type { Boogyman, RuleContext } from '../../types.ts'
import { endGame } from '../outcome.ts'
import { addPawns, pawnsOn, pawnsStanding } from '../tiles.ts'
import { beginAction, breakQuiet, endAction } from '../turn.ts'
import { barOf, pathTo, reachOf } from '../way.ts'
import { type ActionRule, refuseInOpening } from './action-rule.ts'

/** The Boogyman walks one to three steps, and captures where he stops [B 10] [B 12]. */
export const prowl: ActionRule<'prowl'> = {
  refuse(state, { to }) {
    const idle = refuseIdle(state)
    if (idle) return idle
    if (to === state.boogymen[state.onTurn]) return { code: 'must-move' }
    const bar = barOf(state, state.onTurn, to)
    if (bar) return { code: bar }
    return reachOf(state, state.onTurn).has(to) ? null : { code: 'out-of-reach' }
  },

  apply(context, { to }) {
    const { state, emit } = context
    const seat = state.onTurn
    const from = state.boogymen[seat]
    if (from === null) return
    beginAction(state)
    const path = emit ? pathTo(state, seat, to) : []
    state.boogymen[seat] = to
    state.prowled = true
    emit?.({ type: 'prowled', seat, from, path })
    capture(context, to)
    endAction(context)
  },
}

/** The reason why the Boogyman of the seat on turn cannot prowl at all, or null. */
function refuseIdle(state: State): Refusal | null {
  const early = refuseInOpening(state)
  if (early) return early
  if (state.boogymen[state.onTurn] === null) return { code: 'no-boogyman' }
  return state.prowled ? { code: 'has-acted' } : null
}

/** Every legal prowl by its last tile, in reading order. */
export function listProwls(state: State): ActionOf<Boogyman, 'prowl'>[] {
  if (refuseIdle(state)) return []
  const reach = reachOf(state, state.onTurn)
  return TILES.filter((tile) => reach.has(tile)).map((to) => ({ type: 'prowl', to }))
}

/** All enemy pawns on the final tile go home. A side without pawns has lost [B 12] [B 16]. */
function capture(context: RuleContext, tile: Tile): void {
  const { state, emit } = context
  const whose = enemyOf(state.onTurn)
  const count = pawnsOn(state, whose, tile)
  if (count === 0) return
  addPawns(state, whose, tile, -count)
  breakQuiet(state)
  emit?.({ type: 'captured', whose, tile, count })
  if (pawnsStanding(state, whose) === 0) endGame(context, { winner: state.onTurn, by: 'no-pawns' })
}
