import type { Content } from '../../expansion-content.ts'
import { spend } from '../../tiles.ts'
import { effectRules } from '../effects/index.ts'
import { refuseSymbol, refuseWay, usableHere, usablesHere, usesOfSymbol } from '../uses.ts'
import type { ActionRule } from './action-rule.ts'

/** Uses a symbol of the tile of the character on turn, on a neighbouring tile or on itself (section 7). */
export const symbolUseWith = (content: Content): ActionRule<'use-symbol'> => ({
  list: (state) => usablesHere(state).flatMap((usable) => usesOfSymbol(state, usable, content.expansions)),

  refuse: (state, action) =>
    refuseSymbol(state, action.symbol) ?? refuseWay(state, action, content.expansions),

  apply(context, { symbol, at, ...how }) {
    const { state, emit } = context
    const usable = usableHere(state, symbol)
    const tile = state.tiles[at]
    if (!usable || !tile) throw new Error(`The hero on turn cannot use the symbol ${symbol}.`)
    const { printed, rules } = usable
    const bearer = state.tiles[usable.at]
    if (bearer && rules.once) spend(bearer, (symbol) => symbol === printed)
    if (rules.instead === 'expand') state.spent.expands += 1
    emit?.({ type: 'symbol-used', seat: state.onTurn, symbol, at: usable.at })
    effectRules(rules.effect, context.expansions).perform(context, { at, tile }, how, usable.at)
  },
})
