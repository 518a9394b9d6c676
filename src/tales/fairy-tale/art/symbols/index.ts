import type { BasicSymbolId, SymbolId } from '../../../../engine/fairy-tale/index.ts'
import { type ExpansionArt, loadedArt } from '../expansion-art.ts'
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
import type { SymbolArt } from './symbol-art.ts'
import { wall } from './wall.ts'
import { wood } from './wood.ts'

/** The drawings of symbols without an expansion: a new one is its own file and one line here. */
const BASIC: Record<BasicSymbolId, SymbolArt> = {
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

const isBasic = (id: SymbolId): id is BasicSymbolId => id in BASIC

/** Returns how a symbol is drawn. Throws for one of an expansion without their art. */
export const artOfSymbol = (id: SymbolId, expansions: ExpansionArt | null): SymbolArt =>
  isBasic(id) ? BASIC[id] : loadedArt(expansions).symbols[id]
