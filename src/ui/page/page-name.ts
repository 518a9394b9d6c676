import { useStore } from 'zustand'
import type { GameInPlay, PageName, Tale } from '../tale.ts'
import { usePage } from './page.ts'

/** What decides which page is open. */
export interface Whereabouts {
  /** A game is running or over, or waits for the rules: they come with the table. */
  playing: boolean
  cover: boolean
  /** The game is over and its last events have been shown. */
  told: boolean
  lookingBack: boolean
}

/** The page of a tale to show: the cover without a game or by wish, the last page once all has been told. */
export function pickPage({ playing, cover, told, lookingBack }: Whereabouts): PageName {
  if (!playing || cover) return 'cover'
  return told && !lookingBack ? 'end' : 'table'
}

const isPlaying = ({ session, waiting }: GameInPlay): boolean => session !== null || waiting !== null

/** The page of a tale to show. The end is told only when its last event has been shown. */
export function usePageName(tale: Tale): PageName {
  const playing = useStore(tale.game, isPlaying)
  const told = useStore(tale.told)
  const cover = usePage((page) => page.cover)
  const lookingBack = usePage((page) => page.lookingBack)
  return pickPage({ playing, cover, told, lookingBack })
}

/** The page to show, before anything is drawn. */
export const pageNow = ({ game, told }: Tale): PageName =>
  pickPage({ playing: isPlaying(game.getState()), told: told.getState(), ...usePage.getState() })
