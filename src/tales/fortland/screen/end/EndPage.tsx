import { useMemo } from 'react'
import { fortland, type Outcome, SEATS, type SeatName } from '../../../../engine/fortland/index.ts'
import { stateOf } from '../../../../engine/kernel/index.ts'
import { freshSeed } from '../../../../store/fresh-seed.ts'
import { chooseAnew, leaderNames, movedUp, moveUp, playAgain } from '../../../../ui/frames/end/again.ts'
import { OfEnded } from '../../../../ui/frames/end/OfEnded.tsx'
import { Onward } from '../../../../ui/frames/end/Onward.tsx'
import { sealsPart } from '../../../../ui/frames/end/seals/Sealed.tsx'
import { TheEnd } from '../../../../ui/frames/end/TheEnd.tsx'
import { EndPlate } from '../../art/index.ts'
import type { Session } from '../../game.ts'
import { type Table, useLeaders, useTable } from '../../table.ts'
import { useMessages } from '../../words/useMessages.ts'
import { houseRuleWords } from '../cover/house-rules.ts'
import { chronicleGame } from './chronicle.ts'
import { Decided } from './decided/Decided.tsx'
import { REVIEW_RUNNER } from './decided/review-runner.ts'
import { LastTurn } from './LastTurn.tsx'
import { Timeline } from './Timeline.tsx'
import { nameOf, tellGame } from './tell.ts'

const SEALS = sealsPart(async () => (await import('../chronicle/chronicle.tsx')).chronicle)

/** The last page of a game that is over; nothing without one. */
export const EndPage = () => (
  <OfEnded
    rules={fortland}
    game={useTable().game}
    turnOf={({ round }) => round}
    outcomeOf={({ outcome }) => outcome}
  >
    {(session, outcome) => <Ended session={session} outcome={outcome} />}
  </OfEnded>
)

/** Who has won, and how it was decided; how it went, the turn that ended it, and where to go. */
function Ended({ session, outcome }: { session: Session; outcome: Outcome }) {
  const table = useTable()
  const m = useMessages()
  const { end } = m
  const led = useLeaders((leaders) => leaders.table)
  const state = stateOf(session)
  const told = useMemo(() => chronicleGame(session), [session])
  const text = useMemo(() => tellGame(told, outcome, state, m), [told, outcome, state, m])
  const { players, rules } = session.config
  const leaders = leaderNames(led, rolesOf(session), players, m.bots.names)
  const who = m.common.list(outcome.winners.map((seat) => nameOf(seat, leaders, m)))
  return (
    <TheEnd
      game={table.game}
      session={session}
      tale="fortland"
      seals={SEALS}
      plate={<EndPlate winners={outcome.winners.map((seat) => SEATS[seat])} />}
      title={end.title[outcome.by]}
      subtitle={outcome.winners.length > 1 ? end.shared(who) : end.won(who)}
      text={text}
      played={<p data-told="">{end.toldBy(houseRuleWords(m, rules))}</p>}
      story={
        <>
          <Timeline told={told} state={state} />
          <LastTurn session={session} />
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

/** The countries that were told of, in the order of their seats. */
const rolesOf = ({ config }: Session): SeatName[] => SEATS.slice(0, config.players.length)

/** The same play once more, with other luck. */
const onceMore = (table: Table, config: Session['config']): void =>
  playAgain(table.game, table.leaders, { config, seed: freshSeed() })

/** The same play once more, everybody one country on: so somebody else begins. */
function changeSeats(table: Table, session: Session): void {
  moveUp(table.leaders, rolesOf(session))
  onceMore(table, { ...session.config, players: movedUp(session.config.players) })
}
