import {
  type ActionOf,
  type Refusal,
  type State,
  type SymbolEffect,
  type SymbolView,
  swapTurns,
  turnTurns,
} from '../../../engine/fairy-tale/index.ts'
import type { Place } from '../../../engine/kernel/index.ts'
import { fairyTale, symbolUses } from '../rules.ts'

/** One way to use a symbol of the tile where the character on turn stands. */
export type SymbolWay = ActionOf<'use-symbol'>

/** A symbol, and what is done with it. */
export type UsedSymbol = Pick<SymbolView, 'symbol' | 'effect'>

/** The symbols that can be used where the character on turn stands, now or later: not those used up. */
export const usableSymbols = (state: State): SymbolView[] =>
  symbolUses(state).filter(({ refusal }) => refusal?.code !== 'symbol-is-spent')

/** Every way in which a symbol can be used on a tile now. */
export function waysAt(state: State, { symbol, effect }: UsedSymbol, at: Place): SymbolWay[] {
  const use = { type: 'use-symbol', symbol, at } as const
  const found = usableSymbols(state).find((usable) => usable.symbol === symbol)
  if (!found?.places.includes(at)) return []
  switch (effect) {
    case 'destroy':
    case 'light':
    case 'flood':
    case 'roll':
      return [use]
    case 'point':
    case 'switch':
      return [] // done at once, and never aimed (`deeds.ts`)
    case 'turn':
      return turnTurns(state, at).map((turn) => ({ ...use, turn }))
    case 'swap':
      return [...state.market.keys()].flatMap((slot) =>
        swapTurns(state, slot, at).map((turn) => ({ ...use, slot, turn })),
      )
  }
}

/** What is said with each effect besides the tile. */
const SAID = {
  destroy: {},
  swap: { slot: 0, turn: 0 },
  turn: { turn: 1 },
  light: {},
  flood: {},
  roll: {},
  point: {},
  switch: {},
} as const satisfies Record<SymbolEffect, Pick<SymbolWay, 'slot' | 'turn'>>

/** Whether a symbol is used together with a market tile. */
export const takesTile = ({ effect }: UsedSymbol): boolean => 'slot' in SAID[effect]

/** Why a symbol cannot be used on a tile now: in this way, or at all. */
export const refuseAt = (
  state: State,
  { symbol, effect }: UsedSymbol,
  at: Place,
  how: Pick<SymbolWay, 'slot' | 'turn'> = SAID[effect],
): Refusal | null => fairyTale.refuse(state, { type: 'use-symbol', symbol, at, ...how })
