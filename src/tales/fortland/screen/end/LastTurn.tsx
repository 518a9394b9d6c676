import { freePlaces, type State, seatsOf } from '../../../../engine/fortland/index.ts'
import { stateOf } from '../../../../engine/kernel/index.ts'
import { LastTurn as Frame } from '../../../../ui/frames/end/LastTurn.tsx'
import type { Session } from '../../game.ts'
import { type AllWords, useAllWords } from '../../words/all-words.ts'
import { LineIcon } from '../log/LineIcon.tsx'
import { logLines } from '../log/log-lines.ts'
import { countryName } from '../ring/names.ts'
import { StillRing } from '../ring/StillRing.tsx'
import styles from './lines.module.css'

/** The log of the last turn, and the ring at that moment. */
export function LastTurn({ session }: { session: Session }) {
  const m = useAllWords()
  const lines = logLines(session, m)
  const turn = lines.at(-1)?.turn
  const last = lines.filter((line) => line.turn === turn)
  const state = decidedState(session)
  return (
    <Frame heading={m.end.lastTurn} lines={last} Mark={LineIcon}>
      <div className={styles['board']} role="img" aria-label={m.end.board(standingWords(m, state))}>
        <StillRing state={state} />
      </div>
    </Frame>
  )
}

/** Returns the position after the last action, before forts went home. */
function decidedState(session: Session): State {
  const frames = session.moves.at(-1)?.frames ?? []
  return frames.find(({ event }) => event.type === 'built')?.state ?? stateOf(session)
}

const standingWords = (m: AllWords, state: State): string =>
  m.common.list(
    seatsOf(state).map((seat) => m.end.standing(countryName(m, seat), freePlaces(state, seat).length)),
  )
