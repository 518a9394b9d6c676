import { create } from 'zustand'
import type { Day } from '../../store/calendar-day.ts'
import { expectDialog } from '../input/layers.ts'
import type { AskedPage, DialogName, RemoteParts } from '../tale.ts'

interface Page {
  /** True if the address names the shelf or another page of the app, even with a running game. */
  shelf: boolean
  /** The address name of another page of the app; null for the shelf. */
  house: string | null
  /** The day in the address, if the page has one for every day. */
  day: Day | null
  /** The tale for a requested tale of the day; null: the first tale that has one. */
  dayOf: string | null
  /** The page of the open tale in the address; null: the page that follows its game. */
  place: AskedPage | null
  /** The rest of the address of the joining page, not yet validated: a code, or the table and key of a link. */
  joining: string
  /** The config of a game that the cover opens for several devices; null for none. */
  opening: unknown
  /** The parts that a table of several devices adds to the pages of its tale; null while they show no such game. */
  remote: RemoteParts | null
  /** An address without a page, which the shelf reports; null for none. */
  strange: string | null
  /** True if the cover is open although a game is running. */
  cover: boolean
  /** True if the game is over and the table is open for review. */
  lookingBack: boolean
  /** The last move after which the next player confirmed to be ready. */
  readyAfter: object | null
  dialog: DialogName | null
  /** The requested page of the rule book; null: its beginning. */
  rule: string | null
  /** A failure outside of rendering, for a notice; null for none. */
  failure: Error | null
}

/** The open page. Never stored, and no part of a game. */
export const usePage = create<Page>(() => ({
  shelf: false,
  house: null,
  day: null,
  dayOf: null,
  joining: '',
  opening: null,
  remote: null,
  place: null,
  strange: null,
  cover: false,
  lookingBack: false,
  readyAfter: null,
  dialog: null,
  rule: null,
  failure: null,
}))

usePage.subscribe(({ dialog }) => expectDialog(dialog !== null))

/** Opens a dialog. */
export const openDialog = (dialog: DialogName): void => usePage.setState({ dialog, rule: null })

/** Opens the rule book as a dialog, at one of its pages. */
export const openRule = (rule: string): void => usePage.setState({ dialog: 'rules', rule })

export const closeDialog = (): void => usePage.setState({ dialog: null })

/** Goes to the cover, where a running game can be resumed. */
export const goToCover = (): void => usePage.setState({ cover: true, dialog: null, lookingBack: false })

/** Goes from the cover back to the running game. */
export const continueTale = (): void => usePage.setState({ cover: false, lookingBack: false })

/** Goes to the shelf by its address, so that the browser's back button works. */
export const goToShelf = (): void => {
  location.hash = '/'
}

/** Goes to another page of the app, also by its address. A game at a table of several devices keeps the address of that table. */
export function goToAppPage(page: string): void {
  const address = `#/${page}`
  // The same address again is no change that the router hears of.
  if (location.hash === address) usePage.setState({ shelf: true, house: page, dialog: null })
  else location.hash = address
}

/** Like {@link goToAppPage}, but Back skips the page that is left. */
export const replaceAppPage = (page: string): void => location.replace(`#/${page}`)

/** Opens a table of several devices for a game of the open tale. */
export function toNewTable(config: unknown): void {
  usePage.setState({ opening: config })
  goToAppPage('table')
}

/** Opens a tale by its address. */
export const goToTale = (id: string): void => {
  location.hash = `/${id}`
}

/** Shows the final position at the table, and returns to the last page. */
export const lookAtTable = (): void => usePage.setState({ lookingBack: true })
export const toLastPage = (): void => usePage.setState({ lookingBack: false })
