import { createContext, type ReactNode, useContext } from 'react'
import type { Place } from '../../../../engine/kernel/index.ts'
import type { Accepts } from '../../intent/accepted.ts'

/** A question that the player answers by a press on a place. */
export interface PlaceQuestion {
  /** The places that the arrow keys visit. */
  readonly places: readonly Place[]
  answer(place: Place): void
}

/** Overrides for parts of the table, on pages such as the lesson that play on it. */
export interface Instead {
  /** The ribbon above the board. Default: the ribbon of the turn. */
  ribbon?: ReactNode
  /** A panel that replaces the log, with its name. On a phone it has a tab of its own. */
  note?: { name: string; paper: ReactNode }
  /** The lines and the name of the button that ends the turn. Default: the usual ones. */
  seal?: readonly [lines: readonly string[], name: string]
  /** The strip below the board, in windows that have one. Default: the player on turn. */
  strip?: ReactNode
  /** Marks over the pieces of the board. */
  marks?: ReactNode
  /** The question of the board. Meanwhile move options and the arrows for next steps are hidden. */
  question?: PlaceQuestion | null
  /** The actions that the board offers. Default: all that the rules allow. */
  accepts?: Accepts
  /** True while something beside the board should be pressed first: the marks of the board are plainer. */
  isBoardLater?: boolean
  /** True if the main button is disabled for good. */
  over: boolean
}

const Paper = createContext<Instead | null>(null)

/** Provides the overrides to the table inside it. */
export const TableOverridesProvider = Paper.Provider

/** Returns the overrides of the table, or null at an ordinary table. */
export const useTableOverrides = (): Instead | null => useContext(Paper)
