import { useTold } from '../../playback/ending.ts'
import { useGame } from '../../tales/fairy-tale/game.ts'
import { usePage } from './page.ts'
import { type PageName, pickPage } from './pick-page.ts'

/** The page to show. The end is told only when its last event has been shown. */
export function usePageName(): PageName {
  const playing = useGame(({ session, waiting }) => session !== null || waiting !== null)
  const told = useTold()
  const shelf = usePage((page) => page.shelf)
  const cover = usePage((page) => page.cover)
  const lookingBack = usePage((page) => page.lookingBack)
  return pickPage({ playing, shelf, cover, told, lookingBack })
}

/** The page to show, before anything is drawn. */
export function pageNow(): PageName {
  const { session, waiting } = useGame.getState()
  const playing = session !== null || waiting !== null
  return pickPage({ playing, told: useTold.getState(), ...usePage.getState() })
}
