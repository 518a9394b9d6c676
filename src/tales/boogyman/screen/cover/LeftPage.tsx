import { stateOf } from '../../../../engine/kernel/index.ts'
import { FirstPage } from '../../../../ui/frames/cover/FirstPage.tsx'
import { RunningTale } from '../../../../ui/frames/cover/RunningTale.tsx'
import { useWindowNames } from '../../../../ui/page/window-size.ts'
import { Late } from '../../../../ui/parts/Late.tsx'
import { useHouseWords } from '../../../../ui/text/useHouseWords.ts'
import { BoogymanCover } from '../../art/index.ts'
import { type Session, useGame } from '../../game.ts'
import { useCoverWords } from '../../words/useCoverWords.ts'
import { useDraft } from './draft.ts'
import { LAST_CLEARING } from './leaves.ts'
import { standingOf } from './standing.ts'

/** The left page: the duel as it was left, for whoever comes back to one; else the picture of the tale. */
export function LeftPage() {
  const { cover } = useCoverWords()
  const session = useGame((game) => game.session)
  const boxOpen = useDraft((draft) => draft.boxOpen)
  const isPage = useWindowNames().includes('page')
  if (session) return <LastDuel session={session} small={boxOpen || isPage} />
  if (boxOpen) return null
  return <FirstPage picture={() => <BoogymanCover />}>{cover.about}</FirstPage>
}

interface LastDuelProps {
  session: Session
  /** Without the picture of its clearing: the page is needed for more. */
  small: boolean
}

/** The duel that was played last: its clearing, its turn, and who is to play. */
function LastDuel({ session, small }: LastDuelProps) {
  const words = useCoverWords()
  const house = useHouseWords()
  const state = stateOf(session)
  const { chapter, next, on } = standingOf(state, words, house.cover)
  return (
    <RunningTale
      where={next ? `${chapter}. ${next}` : chapter}
      on={on}
      small={small}
      board={<Late part={LAST_CLEARING} given={{ state }} absent={NoBoard} />}
    />
  )
}

const NoBoard = () => null
