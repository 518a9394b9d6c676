import type { Refusal } from './actions.ts'
import type { Extras } from './extras.ts'
import type { World } from './hooks/world.ts'
import type { Check, Finding } from './notation/check.ts'
import type { Field } from './notation/field.ts'
import type { EffectRules } from './rules/effects/effect.ts'
import type { Verb } from './rules/verbs/verb.ts'
import type { State } from './state.ts'
import type { NewerEffect } from './symbols.ts'

/** What players can do only where a newer box is in the game, and what is said of it in a game without any. */
export const NOT_HERE = {
  pour: { code: 'no-water' },
  recruit: { code: 'no-barracks-here' },
  march: { code: 'no-soldier-there' },
  cast: { code: 'no-such-spell' },
} as const satisfies Record<string, Refusal>

export type NewerVerbId = keyof typeof NOT_HERE

/** What the newer boxes and house rules bring besides symbols and special tiles (decision 40). */
export interface NewerContent {
  effects: Record<NewerEffect, EffectRules>
  verbs: { readonly [Type in NewerVerbId]: Verb<Type> }
  /** The lines of the notation that only such games have, in their order. */
  fields: readonly Field[]
  /** What the line `spent` says besides: written, and read into what is kept (whether it is any of that). */
  spent: { write(extras: Extras): string[]; read(text: string, extras: Extras): boolean }
  /** Adds to a position that was read what follows from all its lines together. */
  complete(state: State): void
  /** What is said of a box that is not in the game, in lines that every game has. */
  stray(state: State, extras: Extras): Finding | null
  /** What makes a position impossible that has such lines. */
  checks: readonly Check[]
  world: World
}

let taken: NewerContent | null = null

/**
 * Takes in what the newer boxes bring. It is always the same, and nothing of it speaks in a game without such a box, so
 * that when it comes makes no difference; only that it must have come before a game with one is begun or read.
 */
export function takeIn(content: NewerContent): void {
  taken = content
}

/** Somebody asked too early for what a newer box brings. */
export function notTakenIn(what: string): never {
  throw new Error(`The game has a newer ${what}, but what newer boxes bring was not taken in.`)
}

/** What the newer boxes bring; nobody may ask before it has come. */
export function newerContent(): NewerContent {
  return taken ?? notTakenIn('box')
}

/** The same, or null as long as it has not come. */
export const newerIfTaken = (): NewerContent | null => taken

/** What widens the rules in this game; null in one without newer boxes and house rules. */
export const worldOf = (state: State): World | null => (state.extras ? newerContent().world : null)
