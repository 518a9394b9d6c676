import type {
  Action,
  BuildingId,
  Event,
  FairyTale,
  PowerId,
  RefusalCode,
  SymbolId,
  Turn,
} from '../../../../../engine/fairy-tale/index.ts'
import {
  CENTRE,
  type DieFace,
  type Direction,
  type Place,
  parsePlace,
} from '../../../../../engine/kernel/index.ts'
import type { ExampleActions } from '../../../../../ui/frames/rulebook/example.ts'
import type { Several } from '../../../../../ui/frames/rulebook/example-book.ts'
import type { Ruling } from '../../cards/rule-refs.ts'

/** A deeply partial `Thing`. */
type Part<Thing> = Thing extends object ? { readonly [Key in keyof Thing]?: Part<Thing[Key]> } : Thing

/** A partial event: its type and the relevant fields. */
type PartOf<One extends Event> = One extends Event ? Part<One> & Pick<One, 'type'> : never

/** The point of an example: an event that it must contain, or the refusal that it ends with. */
export type Shows = PartOf<Event> | { refused: RefusalCode }

/** A drawn position (docs/NOTATION.md), the actions in it, and the point they show. */
export interface Example {
  position: string
  /** The faces of its die rolls, in order. */
  dice: readonly DieFace[]
  deeds: readonly ExampleActions<FairyTale>[]
  shows: Shows
  /** The rulings that it illustrates. */
  rulings: readonly Ruling[]
}

export type Examples = Several<Example>

export const at = (text: string): Place => parsePlace(text) ?? CENTRE

/** An example of one or more actions. */
export const does = (
  position: string,
  deeds: readonly (Action | ExampleActions<FairyTale>)[],
  shows: Shows,
  rulings: readonly Ruling[] = [],
  dice: readonly DieFace[] = [],
): Example => ({
  position,
  dice,
  deeds: deeds.map((deed) => ('type' in deed ? [deed] : deed)),
  shows,
  rulings,
})

export const END_TURN: Action = { type: 'end-turn' }
const ROLL: Action = { type: 'roll' }

/** An example of a roll for the movement of monsters. */
export const moves = (
  position: string,
  die: DieFace,
  shows: Shows,
  rulings: readonly Ruling[] = [],
): Example => does(position, [END_TURN], shows, rulings, [die])

/** An example of a roll for new monsters. */
export const comes = (
  position: string,
  dice: readonly DieFace[],
  shows: Shows,
  rulings: readonly Ruling[] = [],
): Example => does(`${position}\nphase new-monsters`, [ROLL], shows, rulings, dice)

export const roll = ROLL
export const walk = (to: string): Action => ({ type: 'walk', to: at(to) })
export const expand = (slot: number, to: string, turn: Turn): Action => ({
  type: 'expand',
  slot,
  at: at(to),
  turn,
})
export const remove = (monster: number): Action => ({ type: 'remove', monster })
export const clear = (place: string): Action => ({ type: 'choose-place', at: at(place) })
export const choose = (side: Direction): Action => ({ type: 'choose-side', side })
export const use = (power: PowerId, place?: string): Action =>
  place === undefined ? { type: 'use', power } : { type: 'use', power, at: at(place) }
export const pull = (seat: number): Action => ({ type: 'use', power: 'pull', seat })
export const bomb = (place: string): Action => ({ type: 'use-symbol', symbol: 'bomb', at: at(place) })
export const swap = (place: string, slot: number, turn: Turn): Action => ({
  type: 'use-symbol',
  symbol: 'swap',
  at: at(place),
  slot,
  turn,
})
export const rotate = (place: string, turn: Turn): Action => ({
  type: 'use-symbol',
  symbol: 'rotate',
  at: at(place),
  turn,
})

/** Returns a step of a monster, optionally with its reason. */
export const step = (
  from: string,
  to: string,
  reason: Part<(Event & { type: 'monster-stepped' })['reason']> = {},
) => ({ type: 'monster-stepped', from: at(from), to: at(to), reason }) as const

/** Returns a step onto a tile that attracted the monster. */
export const drawnStep = (from: string, to: string, by: BuildingId | SymbolId) =>
  step(from, to, { drawnBy: { by } })

export const no = (refused: RefusalCode): Shows => ({ refused })
