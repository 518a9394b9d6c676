import { stateOf } from '../../../engine/kernel/index.ts'
import { OpenBook, Plank } from '../../../ui/art/index.ts'
import styles from '../../../ui/frames/shelved/OpenPages.module.css'
import { continueTale } from '../../../ui/page/page.ts'
import { Late } from '../../../ui/parts/Late.tsx'
import type { Session } from '../game.ts'
import { TALE_BOARD } from '../screen/setup/leaves.ts'
import { standingOf } from '../screen/setup/standing.ts'
import { TaleHearts } from '../screen/setup/TaleHearts.tsx'
import { useCoverWords } from '../words/useCoverWords.ts'
import { BookTitle } from './BookTitle.tsx'

/** The book lying open: its forest on the left page; on the right where it stands, and the way back into it. */
export function OpenPages({ session, onOpen }: { session: Session; onOpen: () => void }) {
  const words = useCoverWords()
  const state = stateOf(session)
  const { chapter, next, on } = standingOf(state, words)
  return (
    <div className={styles.place}>
      <OpenBook className={styles.book} plain>
        <div className={styles.picture}>
          <Late part={TALE_BOARD} given={{ state }} absent={NoBoard} />
        </div>
        <div className={styles.page}>
          <BookTitle className={styles.title} />
          <p className={styles.chapter}>{chapter}</p>
          {next && <p className={styles.next}>{next}</p>}
          <TaleHearts hearts={state.hearts} size={34} label={words.blurb.hearts} />
          <Plank
            tone="blue"
            className={styles.on}
            onClick={() => {
              continueTale()
              onOpen()
            }}
          >
            {on}
          </Plank>
        </div>
        <svg className={styles.mark} viewBox="-2 -2 26 46" data-paper="" aria-hidden="true">
          <path d="M0 0H22V40L11 30 0 40Z" fill="#F2B01E" stroke="var(--piece-ink)" strokeWidth={1.8} />
        </svg>
      </OpenBook>
    </div>
  )
}

const NoBoard = () => null
