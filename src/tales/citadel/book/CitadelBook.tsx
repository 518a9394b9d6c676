import { stateOf } from '../../../engine/kernel/index.ts'
import { ClosedBook } from '../../../ui/frames/shelved/ClosedBook.tsx'
import { OpenPages } from '../../../ui/frames/shelved/OpenPages.tsx'
import { Late } from '../../../ui/parts/Late.tsx'
import { useHouseWords } from '../../../ui/text/house.ts'
import { CitadelCover } from '../art/Cover.tsx'
import { type Session, useLiveGame } from '../game.ts'
import { LAST_TOWN } from '../screen/cover/leaves.ts'
import { standingOf } from '../screen/cover/standing.ts'
import { useCoverWords } from '../words/cover.ts'
import { useBook } from '../words/useBook.ts'
import styles from './CitadelBook.module.css'

/** The Citadel on the shelf: open at where it stands, or closed. */
export function CitadelBook({ onOpen }: { onOpen: () => void }) {
  const session = useLiveGame((game) => game.session)
  const title = useTitle()
  if (session) return <OpenGame session={session} onOpen={onOpen} />
  return <ClosedBook title={title} cloth={styles['cloth']} picture={() => <CitadelCover />} onOpen={onOpen} />
}

function useTitle() {
  const { title, flourish, main } = useBook()
  return { id: 'citadel', name: title, flourish, main }
}

/** Its town, its turn, and who is to play. */
function OpenGame({ session, onOpen }: { session: Session; onOpen: () => void }) {
  const words = useCoverWords()
  const house = useHouseWords()
  const state = stateOf(session)
  return (
    <OpenPages
      title={useTitle()}
      board={<Late part={LAST_TOWN} given={{ state }} absent={NoBoard} />}
      standing={standingOf(state, words, house.cover)}
      onOpen={onOpen}
    />
  )
}

const NoBoard = () => null
