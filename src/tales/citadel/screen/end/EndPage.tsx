import { useMemo } from 'react'
import { citadel, type Seat } from '../../../../engine/citadel/index.ts'
import { lastView } from '../../../../engine/kernel/index.ts'
import { freshSeed } from '../../../../store/fresh-seed.ts'
import { chooseAnew, leaderNames, movedUp, moveUp, playAgain } from '../../../../ui/frames/end/again.ts'
import { OfEnded } from '../../../../ui/frames/end/OfEnded.tsx'
import { Onward } from '../../../../ui/frames/end/Onward.tsx'
import { sealsPart } from '../../../../ui/frames/end/seals/Sealed.tsx'
import { TheEnd } from '../../../../ui/frames/end/TheEnd.tsx'
import type { Session } from '../../game.ts'
import { ORDER_NAMES } from '../../leaders.ts'
import { type Table, useLeaders, useTable } from '../../table.ts'
import { turnNumber } from '../../turns.ts'
import { useMessages } from '../../words/useMessages.ts'
import { StillTown } from '../town/StillTown.tsx'
import { chronicleGame } from './chronicle.ts'
import { Decided } from './decided/Decided.tsx'
import { REVIEW_RUNNER } from './decided/review-runner.ts'
import styles from './end.module.css'
import { FinalStanding } from './Standing.tsx'
import { standingWords, Timeline } from './Timeline.tsx'
import { nameOf, tellGame } from './tell.ts'

const SEALS = sealsPart(async () => (await import('../chronicle/chronicle.tsx')).chronicle)

/** The last page of a game that is over; nothing without one. */
export const EndPage = () => (
  <OfEnded rules={citadel} game={useTable().game} turnOf={turnNumber} outcomeOf={({ winners }) => winners}>
    {(session, winners) => <Ended session={session} winners={winners} />}
  </OfEnded>
)

/** Who has won, and the citadel as it then stood; how it went, what decided it, and where to go. */
function Ended({ session, winners }: { session: Session; winners: readonly Seat[] }) {
  const table = useTable()
  const m = useMessages()
  const { end } = m
  const led = useLeaders((leaders) => leaders.table)
  const state = lastView(citadel, session)
  const told = useMemo(() => chronicleGame(session), [session])
  const text = useMemo(() => tellGame(told, state, m), [told, state, m])
  const { rules } = session.config
  const leaders = leaderNames(led, rolesOf(session), playersOf(session), m.bots.names)
  const who = m.common.list(winners.map((seat) => nameOf(seat, leaders, m)))
  return (
    <TheEnd
      game={table.game}
      session={session}
      tale="citadel"
      seals={SEALS}
      plate={
        <div className={styles['town']} role="img" aria-label={end.board(standingWords(m, state))}>
          <StillTown state={state} you={winners[0] ?? null} />
        </div>
      }
      title={end.title[told.endedBy]}
      subtitle={winners.length > 1 ? end.shared(who) : end.won(who)}
      text={text}
      played={
        <p data-told="">
          {end.toldBy[rules.version]} {rules.lastRound === 'on' && end.lastRound}
        </p>
      }
      story={
        <>
          <FinalStanding state={state} />
          <Timeline told={told} state={state} />
        </>
      }
      reviewing={REVIEW_RUNNER}
      decided={(review, isOver) => <Decided review={review} isOver={isOver} session={session} />}
      ways={
        <Onward
          words={end}
          onChanged={() => changeSeats(table, session)}
          onAgain={() => onceMore(table, session.config)}
          onCover={() => chooseAnew(table.leaders)}
          fileName={m.common.fileName}
        />
      }
    />
  )
}

/** The Orders of a game, by their seats, and who led each. */
const rolesOf = ({ config }: Session) => ORDER_NAMES.slice(0, citadel.seats(config).length)
const playersOf = ({ config }: Session): string[] => citadel.seats(config).map(({ player }) => player)

/** The same play once more, with other luck. */
const onceMore = (table: Table, config: Session['config']): void =>
  playAgain(table.game, table.leaders, { config, seed: freshSeed() })

/** The same play once more, everybody one Order on: so somebody else begins. */
function changeSeats(table: Table, session: Session): void {
  moveUp(table.leaders, rolesOf(session))
  onceMore(table, { ...session.config, players: movedUp(session.config.players) })
}
