import type { ActionOf } from '../../actions.ts'
import type { State } from '../../state.ts'
import type { Monster } from '../../tiles.ts'
import { removesLeft } from '../allowance.ts'
import { takeMonster } from '../monsters.ts'
import { seatOnTurn } from '../turn.ts'
import { allowed, refuseOutsideAction, type Verb } from './verb.ts'

/** The monsters on the tile of the character on turn. */
function monstersHere(state: State): readonly Monster[] {
  const at = seatOnTurn(state)?.at
  return (at === undefined ? undefined : state.tiles[at]?.monsters) ?? []
}

/** Removing one monster from the character's tile; the player picks which (3.2). */
export const remove: Verb<'remove'> = {
  list: (state) =>
    allowed(
      remove,
      state,
      monstersHere(state).map(({ n }): ActionOf<'remove'> => ({ type: 'remove', monster: n })),
    ),

  refuse(state, { monster }) {
    const outside = refuseOutsideAction(state)
    if (outside) return outside
    if (removesLeft(state) === 0) return { code: 'no-remove-left' }
    return monstersHere(state).some(({ n }) => n === monster) ? null : { code: 'no-such-monster-here' }
  },

  perform({ state, emit }, { monster: n }) {
    const at = seatOnTurn(state)?.at
    const monster = at === undefined ? null : takeMonster(state, at, n)
    if (!monster || at === undefined) throw new Error(`Monster ${n} is not here to be removed.`)
    state.spent.removes += 1
    emit?.({ type: 'monster-removed', seat: state.onTurn, monster: n, kind: monster.kind, at })
  },
}
