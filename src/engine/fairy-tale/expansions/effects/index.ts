import type { EffectRules } from '../../rules/effects/effect.ts'
import type { ExpansionEffect } from '../../symbols.ts'
import { openSluice } from './flood.ts'
import { light } from './light.ts'
import { point } from './point.ts'
import { rollEffect } from './roll.ts'
import { moveBridge } from './switch.ts'

/** What each effect of an expansion does. */
export const EXPANSION_EFFECTS: Record<ExpansionEffect, EffectRules> = {
  light,
  flood: openSluice,
  roll: rollEffect,
  point,
  switch: moveBridge,
}
