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

/** One use of a symbol on the tile of the character on turn. */
export type SymbolWay = ActionOf<'use-symbol'>

export type UsedSymbol = Pick<SymbolView, 'symbol' | 'effect'>

/** The symbols at the character on turn that can be used now or later: all that are not spent. */
export const usableSymbols = (state: State): SymbolView[] =>
  symbolUses(state).filter(({ refusal }) => refusal?.code !== 'symbol-is-spent')

/** All uses of a symbol on a tile now. */
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
      return [] // done at once, never aimed (`tile-actions.ts`)
    case 'turn':
      return turnTurns(state, at).map((turn) => ({ ...use, turn }))
    case 'swap':
      return [...state.market.keys()].flatMap((slot) =>
        swapTurns(state, slot, at).map((turn) => ({ ...use, slot, turn })),
      )
  }
}

/** The parameters of each effect besides the tile. */
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

/** True if a symbol takes a market tile. */
export const takesTile = ({ effect }: UsedSymbol): boolean => 'slot' in SAID[effect]

/** Returns why a symbol cannot be used on a tile now, in this way or in any. */
export const refuseAt = (
  state: State,
  { symbol, effect }: UsedSymbol,
  at: Place,
  how: Pick<SymbolWay, 'slot' | 'turn'> = SAID[effect],
): Refusal | null => fairyTale.refuse(state, { type: 'use-symbol', symbol, at, ...how })
