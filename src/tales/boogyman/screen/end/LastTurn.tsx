import { pawnsStanding, SEATS } from '../../../../engine/boogyman/index.ts'
import { stateOf } from '../../../../engine/kernel/index.ts'
import { LastTurn as Frame } from '../../../../ui/frames/end/LastTurn.tsx'
import type { Session } from '../../game.ts'
import { useAllWords } from '../../words/all-words.ts'
import { StillClearing } from '../clearing/StillClearing.tsx'
import { LineIcon } from '../log/LineIcon.tsx'
import { logLines } from '../log/log-lines.ts'
import styles from './LastTurn.module.css'

/** The final turn as log entries, and the final position. */
export function LastTurn({ session }: { session: Session }) {
  const m = useAllWords()
  const state = stateOf(session)
  const lines = logLines(session, m)
  const last = lines.filter(({ turn }) => turn === state.turn)
  const standing = SEATS.map(
    (side, seat) => `${m.common.sides[side]} ${pawnsStanding(state, seat === 0 ? 0 : 1)}`,
  )
  return (
    <Frame heading={m.end.lastTurn} lines={last} Mark={LineIcon}>
      <div className={styles['board']} role="img" aria-label={m.end.board(m.common.list(standing))}>
        <StillClearing state={state} detail="bold" />
      </div>
    </Frame>
  )
}
