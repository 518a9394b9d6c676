import { useStore } from 'zustand'
import type { GameInPlay, PageName, Tale } from '../tale.ts'
import { usePage } from './page.ts'
import { pickPage } from './pick-page.ts'

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
