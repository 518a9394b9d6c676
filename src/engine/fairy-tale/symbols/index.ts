import type { SymbolRules } from '../hooks/symbol.ts'
import type { BasicSymbolId, NewerSymbolId, SymbolId } from '../ids.ts'
import { notTakenIn } from '../newer-content.ts'
import { bomb } from './bomb.ts'
import { capacity } from './capacity.ts'
import { distraction } from './distraction.ts'
import { fixedOrder } from './fixed-order.ts'
import { gate } from './gate.ts'
import { gold } from './gold.ts'
import { haste } from './haste.ts'
import { magic } from './magic.ts'
import { rotate } from './rotate.ts'
import { swap } from './swap.ts'
import { wall } from './wall.ts'
import { wood } from './wood.ts'

/** What each of them does. One line a symbol; all else is in its own file. */
const SYMBOLS: Record<BasicSymbolId, SymbolRules> & { [Id in NewerSymbolId]?: SymbolRules } = {
  wood,
  gold,
  magic,
  distraction,
  bomb,
  swap,
  rotate,
  haste,
  'fixed-order': fixedOrder,
  capacity,
  gate,
  wall,
}

/** The rules of a symbol. */
export const symbolRules = (id: SymbolId): SymbolRules => SYMBOLS[id] ?? notTakenIn(id)

/** Takes in what the symbols of newer boxes do (decision 40). One table holds all, as it is asked at every step. */
export const takeInSymbols = (newer: Record<NewerSymbolId, SymbolRules>): void => {
  Object.assign(SYMBOLS, newer)
}

/** Whether a symbol is counted to pay for tiles (section 8). */
export const isResource = (id: SymbolId): boolean => symbolRules(id).isResource === true

/** The box that a symbol comes in. */
export const symbolBox = (id: SymbolId): SymbolRules['box'] => symbolRules(id).box
