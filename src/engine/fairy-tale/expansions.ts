import type { Refusal } from './actions.ts'
import type { Boxes } from './boxes.ts'
import type { ExpansionHooks } from './hooks/expansion.ts'
import type { ExpansionNotation } from './notation/field.ts'
import type { EffectRules } from './rules/effects/effect.ts'
import type { Verb } from './rules/verbs/verb.ts'
import type { NewerEffect } from './symbols.ts'
import type { Face } from './tiles.ts'

/** What players can do only where a newer box is in the game, and the refusal in a game without any. */
export const NOT_HERE = {
  pour: { code: 'no-water' },
  recruit: { code: 'no-barracks-here' },
  march: { code: 'no-soldier-there' },
  cast: { code: 'no-such-spell' },
} as const satisfies Record<string, Refusal>

export type NewerVerbId = keyof typeof NOT_HERE

/** What the newer boxes and house rules do, as one value: whoever makes a game gives it, or null (decision 52). */
export interface Expansions {
  hooks: ExpansionHooks
  effects: Readonly<Record<NewerEffect, EffectRules>>
  verbs: { readonly [Type in NewerVerbId]: Verb<Type> }
  /** The tiles of a deck for so many seats, with what the newer boxes bring in a rules version [R 37]. */
  deck(faces: readonly Face[], boxes: Boxes, seats: number, version: number): Face[]
  notation: ExpansionNotation
}

/** The rules of newer boxes, where a game has one; throws if they were not given. */
export function required(expansions: Expansions | null): Expansions {
  if (!expansions)
    throw new Error('The game has a newer box or house rule, but no rules of expansions were given.')
  return expansions
}

/**
 * What a game is made of besides the rules of all games. The rules of newer boxes may come later than the game is made: they are
 * read at each call, and must then always be the same.
 */
export interface Content {
  readonly expansions: Expansions | null
}

/** What the content adds to the notation; null: nothing. */
export const notationOf = ({ expansions }: Content): ExpansionNotation | null => expansions?.notation ?? null
