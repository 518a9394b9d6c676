import type { Action, ActionOf } from '../../src/engine/fairy-tale/index.ts'
import { at } from '../drawn/index.ts'

/** Shorthands of tests for the actions of symbols, with places as text. */
type Turn = NonNullable<ActionOf<'use-symbol'>['turn']>

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

export const walk = (to: string): Action => ({ type: 'walk', to: at(to) })
