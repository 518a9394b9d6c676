import type { Refusal } from './actions.ts'
import type { Boxes } from './boxes.ts'
import type { ExpansionHooks } from './hooks/expansion.ts'
import type { ExpansionNotation } from './notation/line.ts'
import type { ActionRule } from './rules/actions/action-rule.ts'
import type { EffectRules } from './rules/effects/effect.ts'
import type { ExpansionEffect } from './symbols.ts'
import type { Face } from './tiles.ts'

/** Actions that only expansions allow, each with its refusal in a game without one. */
export const NOT_HERE = {
  pour: { code: 'no-water' },
  recruit: { code: 'no-barracks-here' },
  march: { code: 'no-soldier-there' },
  cast: { code: 'no-such-spell' },
} as const satisfies Record<string, Refusal>

export type ExpansionActionType = keyof typeof NOT_HERE

/** The rules of the expansions and house rules as one value, given to {@link createFairyTale} (decision 52). */
export interface Expansions {
  hooks: ExpansionHooks
  effects: Readonly<Record<ExpansionEffect, EffectRules>>
  verbs: { readonly [Type in ExpansionActionType]: ActionRule<Type> }
  /** Returns the tiles of a deck with those of the expansions, for a number of seats and a rules version [R 37]. */
  deck(faces: readonly Face[], boxes: Boxes, seats: number, version: number): Face[]
  notation: ExpansionNotation
}

/** Returns the rules of the expansions for a game that has one. Throws if they were not given. */
export function required(expansions: Expansions | null): Expansions {
  if (!expansions) throw new Error('The game needs the expansion rules, but they were not passed in.')
  return expansions
}

/**
 * Content of the game beyond the core rules. The rules of expansions may load after the game is made: `expansions` is read at each call,
 * and must not change once it is set.
 */
export interface Content {
  readonly expansions: Expansions | null
}

/** Finds the rules of the actions that only expansions allow, which may load after the game is made. */
export function expansionVerbs(content: Content) {
  const verbs = () => required(content.expansions).verbs
  return {
    pour: () => verbs().pour,
    recruit: () => verbs().recruit,
    march: () => verbs().march,
    cast: () => verbs().cast,
  }
}

/** Returns the notation of the expansions; null if their rules were not given. */
export const notationOf = ({ expansions }: Content): ExpansionNotation | null => expansions?.notation ?? null
