import { usePlayback } from '../../playback/playback.ts'
import { useGame } from '../../store/game.ts'
import { usePage } from './page.ts'
import { type PageName, pickPage } from './pick-page.ts'

/** The page to show. The end is told only when its last event has been shown. */
export function usePageName(): PageName {
  const playing = useGame(({ session }) => session !== null)
  const told = usePlayback(({ shown, playing }) => !playing && shown?.outcome != null)
  const cover = usePage((page) => page.cover)
  const lookingBack = usePage((page) => page.lookingBack)
  return pickPage({ playing, cover, told, lookingBack })
}

/** The page that a start begins with, before anything is drawn. */
export const pageAtStart = (): PageName =>
  pickPage({
    playing: useGame.getState().session !== null,
    told: usePlayback.getState().shown?.outcome != null,
    ...usePage.getState(),
  })
