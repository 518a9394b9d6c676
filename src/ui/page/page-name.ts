import { useStore } from 'zustand'
import type { AskedPage, GameInPlay, PageName, Tale, TaleRoute } from '../tale.ts'
import { usePage } from './page.ts'

/** The facts that decide which page is open. */
export interface PageInput {
  /** True if there is a game, also if it is over or waits for the rules, which load with the table. */
  playing: boolean
  cover: boolean
  /** The game is over and its last events have been shown. */
  told: boolean
  lookingBack: boolean
  /** The page that the address names; null for none. */
  place?: AskedPage | null
}

/**
 * Returns the page of a tale to show: the one of the address; else the cover without a game or on request; else the last page once the end
 * was shown; else the table.
 */
export function pickPage({ playing, cover, told, lookingBack, place }: PageInput): PageName | TaleRoute {
  if (place) return place.page
  if (!playing || cover) return 'cover'
  return told && !lookingBack ? 'end' : 'table'
}

const isPlaying = ({ session, waiting }: GameInPlay): boolean => session !== null || waiting !== null

/** Hook: the page of a tale to show. The last page waits until the last event was shown. */
export function usePageName(tale: Tale): PageName | TaleRoute {
  const playing = useStore(tale.game, isPlaying)
  const told = useStore(tale.told)
  const cover = usePage((page) => page.cover)
  const lookingBack = usePage((page) => page.lookingBack)
  const place = usePage((page) => page.place)
  return pickPage({ playing, cover, told, lookingBack, place: isIn(tale, place) ? place : null })
}

const SHOWS_GAME: Readonly<Record<PageName | TaleRoute, boolean>> = {
  cover: false,
  table: true,
  end: true,
  album: false,
  link: false,
  rescues: false,
  rules: false,
  lesson: false,
}

/** True for pages that hold the running game. While another page is open, another tab can play it. */
export const showsGame = (name: PageName | TaleRoute): boolean => SHOWS_GAME[name]

/** Returns the page to show, before the first render. */
export function pageNow(tale: Tale): PageName | TaleRoute {
  const { place, ...page } = usePage.getState()
  const playing = isPlaying(tale.game.getState())
  return pickPage({ playing, told: tale.told.getState(), ...page, place: isIn(tale, place) ? place : null })
}

/** An address of a page that the tale lacks has no effect. */
const isIn = ({ pages }: Tale, place: AskedPage | null): boolean => place !== null && place.page in pages
