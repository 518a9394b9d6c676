import { stateOf } from '../../../../engine/kernel/index.ts'
import { RunningTale } from '../../../../ui/frames/cover/RunningTale.tsx'
import { useWindowNames } from '../../../../ui/page/window-size.ts'
import { Late } from '../../../../ui/parts/Late.tsx'
import { useHouseWords } from '../../../../ui/text/house.ts'
import { type Session, useLiveGame } from '../../game.ts'
import { useCoverWords } from '../../words/cover.ts'
import { useDraft } from './draft.ts'
import { FirstPage } from './FirstPage.tsx'
import { TALE_BOARD } from './leaves.ts'
import { standingOf } from './standing.ts'
import { TaleHearts } from './TaleHearts.tsx'

/** The left page: the tale as it was left, for whoever comes back to one; else the picture of the tale to come. */
export function LeftPage() {
  const session = useLiveGame((game) => game.session)
  const boxOpen = useDraft((draft) => draft.boxOpen)
  const several = useDraft(({ people }) => people === 'several')
  const isPage = useWindowNames().includes('page')
  if (session) return <LastTale session={session} small={boxOpen || (several && isPage)} />
  return boxOpen ? null : <FirstPage />
}

interface LastTaleProps {
  session: Session
  /** Without the picture of its forest: the page is needed for the box, or a phone's for the lines for names. */
  small: boolean
}

/** The tale that was told last: its forest, its chapter, who is to play, and the hearts that are left. */
function LastTale({ session, small }: LastTaleProps) {
  const words = useCoverWords()
  const { cover } = useHouseWords()
  const state = stateOf(session)
  const { chapter, next, on } = standingOf(state, words, cover)
  return (
    <RunningTale
      where={next ? `${chapter}. ${next}` : chapter}
      on={on}
      small={small}
      board={<Late part={TALE_BOARD} given={{ state }} absent={NoBoard} />}
      aside={<TaleHearts state={state} size={small ? 22 : 32} />}
    />
  )
}

const NoBoard = () => null
