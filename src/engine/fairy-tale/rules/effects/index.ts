import type { SymbolEffect } from '../../hooks.ts'
import { destroy } from './destroy.ts'
import type { EffectRules } from './effect.ts'
import { swap } from './swap.ts'
import { turnTile } from './turn-tile.ts'

/** What each effect of a symbol does. */
export const EFFECTS: Record<SymbolEffect, EffectRules> = { destroy, swap, turn: turnTile }
