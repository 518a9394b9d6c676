import { actionRules } from '../../../kernel/action-rules.ts'
import type { Action } from '../../actions.ts'
import { TILES } from '../../board.ts'
import { enemyOf, phaseOf } from '../../state.ts'
import type { Boogyman } from '../../types.ts'
import { endGame, isOver } from '../outcome.ts'
import { tilesOf } from '../tiles.ts'
import { type ActionRule, refuseInOpening } from './action-rule.ts'
import { call } from './call.ts'
import { place } from './place.ts'
import { listProwls, prowl } from './prowl.ts'
import { spawn } from './spawn.ts'
import { step } from './step.ts'

/** Both sides have agreed on a draw. Never listed, because the table must consent to it [B 18]. */
const agreeDraw: ActionRule<'agree-draw'> = {
  refuse: refuseInOpening,
  apply: (context) => endGame(context, { winner: null, by: 'agreed' }),
}

/** The seat on turn gives up and has lost: always accepted, never listed [B 18]. */
const giveUp: ActionRule<'give-up'> = {
  refuse: () => null,
  apply: (context) => endGame(context, { winner: enemyOf(context.state.onTurn), by: 'given-up' }),
}

/**
 * Everything that players can do. Listed is all but the agreed draw and giving up: tile by tile its steps, its spawn
 * and its call, then the prowls (section 6).
 */
export const ACTIONS = actionRules<Boogyman>({
  rules: { place, step, spawn, call, prowl, 'agree-draw': agreeDraw, 'give-up': giveUp },
  refuseType: (state) => (isOver(state) ? { code: 'game-over' } : null),
  arrange(state, allowed) {
    if (isOver(state)) return []
    const atTiles: Action[] =
      phaseOf(state) === 'placing'
        ? TILES.flatMap((tile) => place.candidatesAt(state, tile))
        : tilesOf(state, state.onTurn).flatMap((tile) => [
            ...step.candidatesAt(state, tile),
            ...spawn.candidatesAt(state, tile),
            ...call.candidatesAt(state, tile),
          ])
    return [...allowed(state, atTiles), ...listProwls(state)]
  },
})
