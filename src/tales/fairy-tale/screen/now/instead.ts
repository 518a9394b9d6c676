import { createContext, type ReactNode, useContext } from 'react'

/** What a page of its own that plays on the table puts in the place of some of its paper. */
export interface Instead {
  /** The ribbon above the board; left out: that of the turn. */
  ribbon?: ReactNode
  /** What lies where else the tale so far lies, on a phone behind a tab of its own, and what that is called. */
  note?: { name: string; paper: ReactNode }
  /** The lines of the seal that ends the turn, and its name; left out: the usual ones. */
  seal?: readonly [lines: readonly string[], name: string]
  /** Nothing can be sealed any more. */
  over: boolean
}

const Place = createContext<Instead | null>(null)

/** Lies round the table of such a page. */
export const InsteadOf = Place.Provider

/** What lies in the place of the table's own paper; null at an ordinary table. */
export const useInstead = (): Instead | null => useContext(Place)
