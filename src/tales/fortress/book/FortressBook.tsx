import { stateOf } from '../../../engine/kernel/index.ts'
import { ClosedBook } from '../../../ui/frames/shelved/ClosedBook.tsx'
import { OpenPages } from '../../../ui/frames/shelved/OpenPages.tsx'
import { Late } from '../../../ui/parts/Late.tsx'
import { useHouseWords } from '../../../ui/text/house.ts'
import { FortressCover } from '../art/index.ts'
import { type Session, useLiveGame } from '../game.ts'
import { LAST_FIELD } from '../screen/cover/leaves.ts'
import { standingOf } from '../screen/cover/standing.ts'
import { useCoverWords } from '../words/cover.ts'
import { useBook } from '../words/useBook.ts'
import styles from './FortressBook.module.css'

/** The Fortress on the shelf: open at where it stands, or closed. */
export function FortressBook({ onOpen }: { onOpen: () => void }) {
  const session = useLiveGame((game) => game.session)
  const title = useTitle()
  if (session) return <OpenSiege session={session} onOpen={onOpen} />
  return (
    <ClosedBook title={title} cloth={styles['cloth']} picture={() => <FortressCover />} onOpen={onOpen} />
  )
}

function useTitle() {
  const { title, flourish, main } = useBook()
  return { id: 'fortress', name: title, flourish, main }
}

/** Its field, its turn, and how many still defend. */
function OpenSiege({ session, onOpen }: { session: Session; onOpen: () => void }) {
  const words = useCoverWords()
  const house = useHouseWords()
  const state = stateOf(session)
  return (
    <OpenPages
      title={useTitle()}
      board={<Late part={LAST_FIELD} given={{ state }} absent={NoField} />}
      standing={standingOf(state, words, house.cover)}
      onOpen={onOpen}
    />
  )
}

const NoField = () => null
