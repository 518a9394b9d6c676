import { stateOf } from '../../../../engine/kernel/index.ts'
import { LeftPage } from '../../../../ui/frames/cover/LeftPage.tsx'
import { Late } from '../../../../ui/parts/Late.tsx'
import { useHouseWords } from '../../../../ui/text/house.ts'
import { FortressCover } from '../../art/index.ts'
import { useDraft } from '../../draft.ts'
import { useLiveGame } from '../../game.ts'
import { useCoverWords } from '../../words/cover.ts'
import { LAST_FIELD } from './leaves.ts'
import { standingOf } from './standing.ts'

/** The left page: the siege as it was left, or the picture of the tale. */
export function LeftOfSiege() {
  const words = useCoverWords()
  const house = useHouseWords()
  const state = useLiveGame(({ session }) => session && stateOf(session))
  const boxOpen = useDraft((draft) => draft.boxOpen)
  const standing = state && standingOf(state, words, house.cover)
  const last = standing && {
    where: `${standing.chapter}. ${standing.next}`,
    on: standing.on,
    board: <Late part={LAST_FIELD} given={{ state }} absent={NoField} />,
  }
  return (
    <LeftPage
      last={last}
      boxOpen={boxOpen}
      picture={(shape) => <FortressCover shape={shape} />}
      about={words.cover.about}
      tall
    />
  )
}

const NoField = () => null
