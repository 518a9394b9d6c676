import type { Place } from '../../../kernel/grid.ts'
import type { ActionOf } from '../../actions.ts'
import type { SymbolUse } from '../../hooks.ts'
import type { Table } from '../../table.ts'
import { faceOf, turned } from '../../tiles.ts'
import { refuseAim, refuseSymbol, usableHere, usesHere } from '../uses.ts'
import { refuseOutsideAction, type Verb } from './verb.ts'

type Use = ActionOf<'use-symbol'>

/** Using a symbol of the tile where the character on turn stands, on a tile next to it (section 7). */
export const useSymbol: Verb<'use-symbol'> = {
  list: (state) => (refuseOutsideAction(state) ? [] : usesHere(state)),

  refuse: (state, use) =>
    refuseOutsideAction(state) ?? refuseSymbol(state, use.symbol) ?? refuseAim(state, use),

  perform(table, use) {
    const { state, emit } = table
    const usable = usableHere(state, use.symbol)
    if (!usable) throw new Error(`Nobody stands on a tile with the symbol ${use.symbol}.`)
    const { printed, rules, at } = usable
    if (rules.once) printed.spent = true
    if (rules.instead === 'expand') state.spent.expands += 1
    emit?.({ type: 'symbol-used', seat: state.onTurn, symbol: use.symbol, at })
    EFFECTS[rules.effect](table, use)
  },
}

/** What comes of each effect. Nobody has entered a tile that comes or turns under them [R 31]. */
const EFFECTS: Record<SymbolUse['effect'], (table: Table, use: Use) => void> = {
  destroy(table, { at }) {
    const { state, emit } = table
    const tile = tileAt(table, at)
    const monsters = tile.monsters.map(({ n }) => n)
    delete state.tiles[at]
    emit?.({ type: 'tile-destroyed', seat: state.onTurn, at, face: faceOf(tile), monsters })
  },

  swap(table, { at, slot = 0, turn = 0 }) {
    const { state, emit } = table
    const tile = tileAt(table, at)
    const left = faceOf(tile)
    const face = state.market[slot]
    if (!face) throw new Error(`Market slot ${slot} has no tile to swap.`)
    state.tiles[at] = { ...turned(face, turn), monsters: tile.monsters }
    state.market[slot] = left
    emit?.({ type: 'tile-swapped', seat: state.onTurn, slot, face, at, turn, left })
  },

  turn(table, { at, turn = 0 }) {
    const { state, emit } = table
    const tile = tileAt(table, at)
    state.tiles[at] = { ...turned(tile, turn), monsters: tile.monsters }
    emit?.({ type: 'tile-turned', seat: state.onTurn, at, turn })
  },
}

function tileAt({ state }: Table, at: Place) {
  const tile = state.tiles[at]
  if (!tile) throw new Error('A symbol was used where no tile lies.')
  return tile
}
