import { useLastGame } from '../../../../ui/frames/cover/last-game.tsx'
import { RunningTale } from '../../../../ui/frames/cover/RunningTale.tsx'
import { useWindowNames } from '../../../../ui/page/window-size.ts'
import { useDraft } from './draft.ts'
import { FirstPage } from './FirstPage.tsx'
import { LAST_GAME } from './last-game.ts'
import { TaleHearts } from './TaleHearts.tsx'

/** The left page: the tale as it was left, for whoever comes back to one; else the picture of the tale to come. */
export function LeftPage() {
  const game = useLastGame(LAST_GAME)
  const boxOpen = useDraft((draft) => draft.boxOpen)
  const several = useDraft(({ people }) => people === 'several')
  const isPage = useWindowNames().includes('page')
  if (!game) return boxOpen ? null : <FirstPage />
  // Without its forest: the page is needed for the box, or a phone's for the lines for names.
  const small = boxOpen || (several && isPage)
  return (
    <RunningTale game={game} small={small} aside={<TaleHearts state={game.state} size={small ? 22 : 32} />} />
  )
}
