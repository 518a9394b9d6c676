import { characterRules } from '../../characters/index.ts'
import type { State } from '../../state.ts'
import type { Monster } from '../../tiles.ts'
import { refuseMore, removesLeft } from '../allowance.ts'
import { clearMonsters, takeMonster } from '../monsters.ts'
import { seatOnTurn } from '../seats.ts'
import type { ActionRule } from './action-rule.ts'

/** The monsters on the tile of the character on turn. */
function monstersHere(state: State): readonly Monster[] {
  const at = seatOnTurn(state)?.at
  return (at === undefined ? undefined : state.tiles[at]?.monsters) ?? []
}

/** Removes one monster, of the player's choice, from the tile of the character (3.2). Some characters remove all monsters there. */
export const remove: ActionRule<'remove'> = {
  candidates: (state) => monstersHere(state).map(({ n }) => ({ type: 'remove', monster: n })),

  refuse(state, { monster }) {
    if (removesLeft(state) === 0) return refuseMore(state, 'removes', 'no-remove-left')
    return monstersHere(state).some(({ n }) => n === monster) ? null : { code: 'no-such-monster-here' }
  },

  apply(context, { monster: n }) {
    const { state, emit } = context
    const { at, character } = seatOnTurn(state) ?? {}
    if (at === undefined || !character) throw new Error('Cannot remove a monster: no hero is on turn.')
    state.spent.removes += 1
    if (characterRules(character).removesAll) return clearMonsters(context, state.onTurn, at, 'remove')
    const monster = takeMonster(state, at, n)
    if (!monster) throw new Error(`Cannot remove monster ${n}: it is not on the tile of the hero on turn.`)
    emit?.({ type: 'monster-removed', seat: state.onTurn, monster: n, kind: monster.kind, at })
  },
}
