import { stateOf } from '../../../engine/kernel/index.ts'
import { ClosedBook } from '../../../ui/frames/shelved/ClosedBook.tsx'
import { OpenPages } from '../../../ui/frames/shelved/OpenPages.tsx'
import { Late } from '../../../ui/parts/Late.tsx'
import { useHouseWords } from '../../../ui/text/house.ts'
import { FirstLight } from '../art/index.ts'
import { type Session, useLiveGame } from '../game.ts'
import { TALE_BOARD } from '../screen/setup/leaves.ts'
import { standingOf } from '../screen/setup/standing.ts'
import { TaleHearts } from '../screen/setup/TaleHearts.tsx'
import { useCoverWords } from '../words/cover.ts'
import { useBlurb } from '../words/useBlurb.ts'
import styles from './FairyTaleBook.module.css'

/** What the tale is about, in one line. */
export const About = () => <>{useBlurb().about}</>

/** The Last Fairy Tale on the shelf: open at where it stands, or closed, with the Oak at dawn on red cloth. */
export function FairyTaleBook({ onOpen }: { onOpen: () => void }) {
  const session = useLiveGame((game) => game.session)
  const title = useTitle()
  if (session) return <OpenTale session={session} onOpen={onOpen} />
  return (
    <ClosedBook
      title={title}
      cloth={styles.cloth}
      picture={(shape) => <FirstLight heroes={[]} shape={shape} />}
      onOpen={onOpen}
    />
  )
}

function useTitle() {
  const { title, titleFlourish, titleMain } = useBlurb()
  return { id: 'fairy-tale', name: title, flourish: titleFlourish, main: titleMain }
}

/** Its forest, its chapter, who is to play, and the hearts that are left. */
function OpenTale({ session, onOpen }: { session: Session; onOpen: () => void }) {
  const words = useCoverWords()
  const { cover } = useHouseWords()
  const state = stateOf(session)
  return (
    <OpenPages
      title={useTitle()}
      board={<Late part={TALE_BOARD} given={{ state }} absent={NoBoard} />}
      standing={standingOf(state, words, cover)}
      aside={<TaleHearts state={state} size={34} label={words.blurb.hearts} />}
      onOpen={onOpen}
    />
  )
}

const NoBoard = () => null
