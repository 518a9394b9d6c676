import { create } from 'zustand'
import type { Day } from '../../store/day.ts'
import { expectDialog } from '../input/layers.ts'
import type { AskedPage, DialogName } from '../tale.ts'

interface Page {
  /** The shelf is shown, or another page of the house, whatever is running: the address asks for it. */
  shelf: boolean
  /** The page of the house instead of the shelf, by its name in the address. */
  house: string | null
  /** The day that the address asks for, where a page of the house has one for every day. */
  day: Day | null
  /** The tale whose tale of the day it asks for; null: that of the first tale that has one. */
  dayOf: string | null
  /** The page of the open tale that the address asks for, instead of the one that follows its game. */
  place: AskedPage | null
  /** An address where nothing lies, to be told on the shelf; null when there was none. */
  strange: string | null
  /** The cover is shown although a game is running. */
  cover: boolean
  /** The game is over and somebody looks at the table once more. */
  lookingBack: boolean
  dialog: DialogName | null
  /** The page of the rule book that is asked for; null: it opens at its beginning. */
  rule: string | null
  /** Something that failed outside of drawing, to be told; null when nothing did. */
  failure: Error | null
}

/** Which page is open. Never part of a game, never stored. */
export const usePage = create<Page>(() => ({
  shelf: false,
  house: null,
  day: null,
  dayOf: null,
  place: null,
  strange: null,
  cover: false,
  lookingBack: false,
  dialog: null,
  rule: null,
  failure: null,
}))

usePage.subscribe(({ dialog }) => expectDialog(dialog !== null))

/** Opens a dialog over the page. */
export const openDialog = (dialog: DialogName): void => usePage.setState({ dialog, rule: null })

/** Opens the rule book over the page, at one of its pages. */
export const openRule = (rule: string): void => usePage.setState({ dialog: 'rules', rule })

export const closeDialog = (): void => usePage.setState({ dialog: null })

/** To the cover; a running game waits there to be continued. */
export const toCover = (): void => usePage.setState({ cover: true, dialog: null, lookingBack: false })

/** From the cover back into the running game. */
export const continueTale = (): void => usePage.setState({ cover: false, lookingBack: false })

/** To the shelf: the page follows the address, so that the browser finds the way back. */
export const toShelf = (): void => {
  location.hash = '/'
}

/** To another page of the house: the page follows the address here too. */
export const toHouse = (page: string): void => {
  location.hash = `/${page}`
}

/** Takes a book from the shelf. */
export const toTale = (id: string): void => {
  location.hash = `/${id}`
}

/** From the last page to the table as it stood at the end, and back. */
export const lookAtTable = (): void => usePage.setState({ lookingBack: true })
export const toLastPage = (): void => usePage.setState({ lookingBack: false })
