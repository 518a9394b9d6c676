import { CENTRE, neighbour } from '../../../kernel/boards/square.ts'
import { characterRules } from '../../characters/index.ts'
import type { Opening, State } from '../../state.ts'
import { tileWith, turned } from '../../tiles.ts'
import { stepsLeft } from '../allowance.ts'
import { openMarket } from '../market.ts'
import { endGame } from '../outcome.ts'
import { seatOnTurn } from '../seats.ts'
import { rollForMonsters } from '../spawn.ts'
import { beginFirstTurn, endTurnOf, proceed } from '../turn.ts'
import type { ActionRule } from './action-rule.ts'

/** Begins the game: the first tiles become the forest, and the market is turned up (section 2). */
export const begin: ActionRule<'begin'> = {
  candidates: () => [{ type: 'begin' }],

  refuse({ opening }) {
    if (!opening) return { code: 'not-in-this-phase' }
    return opening.spots.every((spot) => spot !== null) ? null : { code: 'tiles-left-to-lay' }
  },

  apply(context) {
    const { state, emit } = context
    if (state.opening) growForest(state, state.opening)
    state.opening = null
    emit?.({ type: 'tale-began' })
    openMarket(context)
    beginFirstTurn(context)
  },
}

function growForest(state: State, { tiles, spots }: Opening): void {
  tiles.forEach((face, index) => {
    const spot = spots[index]
    if (spot) state.tiles[neighbour(CENTRE, spot.side)] = tileWith(turned(face, spot.turn))
  })
}

/** Rolls for new monsters at the start of a turn (3.1). */
export const roll: ActionRule<'roll'> = {
  candidates: () => [{ type: 'roll' }],

  refuse({ phase, pending }) {
    if (phase !== 'new-monsters') return { code: 'not-in-this-phase' }
    return pending ? { code: 'answer-first' } : null
  },

  apply(context) {
    context.state.rolls.monsters -= 1
    rollForMonsters(context)
    proceed(context)
  },
}

/** Ends the action phase: rolls for movement and moves the monsters (3.3). */
export const endTurn: ActionRule<'end-turn'> = {
  candidates: () => [{ type: 'end-turn' }],

  refuse(state) {
    const seat = seatOnTurn(state)
    return (seat && characterRules(seat.character).refuseEnd?.(state, seat, stepsLeft(state))) ?? null
  },

  apply: endTurnOf,
}

/** Gives up for all players: a loss [R 36]. */
export const giveUp: ActionRule<'give-up'> = {
  candidates: () => [{ type: 'give-up' }],
  refuse: () => null,
  apply: (context) => endGame(context, 'given-up'),
}
