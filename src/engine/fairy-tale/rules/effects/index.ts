import { type Expansions, required } from '../../expansion-content.ts'
import type { ExpansionEffect, SymbolEffect } from '../../symbols.ts'
import { destroy } from './destroy.ts'
import type { EffectRules } from './effect.ts'
import { swap } from './swap.ts'
import { turnTile } from './turn-tile.ts'

/** The rules of each effect. */
const EFFECTS: Record<Exclude<SymbolEffect, ExpansionEffect>, EffectRules> & {
  [Effect in ExpansionEffect]?: never
} = {
  destroy,
  swap,
  turn: turnTile,
}

/** Returns the rules of an effect. */
export const effectRules = (effect: SymbolEffect, expansions: Expansions | null): EffectRules =>
  EFFECTS[effect] ?? required(expansions).effects[effect as ExpansionEffect]
