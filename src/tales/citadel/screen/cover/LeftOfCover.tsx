import { stateOf } from '../../../../engine/kernel/index.ts'
import { LeftPage } from '../../../../ui/frames/cover/LeftPage.tsx'
import { Late } from '../../../../ui/parts/Late.tsx'
import { useHouseWords } from '../../../../ui/text/house.ts'
import { CitadelCover } from '../../art/Cover.tsx'
import { useLiveGame } from '../../game.ts'
import { useCoverWords } from '../../words/cover.ts'
import { useDraft } from './draft.ts'
import { LAST_TOWN } from './leaves.ts'
import { standingOf } from './standing.ts'

/** The left page: the game as it was left (its town, its turn, and who is to play), or the picture of the tale. */
export function LeftOfCover() {
  const words = useCoverWords()
  const house = useHouseWords()
  const state = useLiveGame(({ session }) => session && stateOf(session))
  const boxOpen = useDraft((draft) => draft.boxOpen)
  const standing = state && standingOf(state, words, house.cover)
  const last = standing && {
    where: standing.next ? `${standing.chapter}. ${standing.next}` : standing.chapter,
    on: standing.on,
    board: <Late part={LAST_TOWN} given={{ state }} absent={NoBoard} />,
  }
  return <LeftPage last={last} boxOpen={boxOpen} picture={() => <CitadelCover />} about={words.cover.about} />
}

const NoBoard = () => null
