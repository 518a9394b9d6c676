import { useMemo } from 'react'
import { boogyman, type Outcome, SEATS } from '../../../../engine/boogyman/index.ts'
import { OWN_RESCUE } from '../../../../store/rescued.ts'
import { Plank } from '../../../../ui/art/index.ts'
import { chooseAnew, leaderNames, movedUp, moveUp, playAgain } from '../../../../ui/frames/end/again.ts'
import { OfEnded } from '../../../../ui/frames/end/OfEnded.tsx'
import { Onward } from '../../../../ui/frames/end/Onward.tsx'
import { sealsPart } from '../../../../ui/frames/end/seals/Sealed.tsx'
import { TheEnd } from '../../../../ui/frames/end/TheEnd.tsx'
import { toPlace } from '../../../../ui/page/open-tale.ts'
import { Draw, Victory } from '../../art/index.ts'
import type { Session } from '../../game.ts'
import { lastWin } from '../../rescues/index.ts'
import { type Table, useLeaders, useTable } from '../../table.ts'
import { useMessages } from '../../words/useMessages.ts'
import { useRescuesWords } from '../../words/useRescuesWords.ts'
import { chronicleGame } from './chronicle.ts'
import { Decided } from './decided/Decided.tsx'
import { REVIEW_RUNNER } from './decided/review-runner.ts'
import { LastTurn } from './LastTurn.tsx'
import { Timeline } from './Timeline.tsx'
import { nameOf, tellDuel } from './tell-duel.ts'

const SEALS = sealsPart(async () => (await import('../chronicle/chronicle.tsx')).chronicle)

/** The last page of a duel that is over; nothing without one. */
export const EndPage = () => (
  <OfEnded
    rules={boogyman}
    game={useTable().game}
    turnOf={({ turn }) => turn}
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
  const told = useMemo(() => chronicleGame(session), [session])
  const text = useMemo(() => tellDuel(told, outcome, m), [told, outcome, m])
  const { winner } = outcome
  const { players, rules } = session.config
  const leaders = leaderNames(led, SEATS, players, m.bots.names)
  return (
    <TheEnd
      game={table.game}
      session={session}
      tale="boogyman"
      seals={SEALS}
      plate={winner === null ? <Draw /> : <Victory winner={winner} />}
      title={end.title[outcome.by]}
      subtitle={winner === null ? end.drawn : end.won(nameOf(winner, leaders, m))}
      text={text}
      played={<p data-told="">{end.toldBy[rules.trees]}</p>}
      story={
        <>
          <Timeline told={told} />
          <LastTurn session={session} />
        </>
      }
      reviewing={REVIEW_RUNNER}
      decided={(review, isOver) => <Decided review={review} isOver={isOver} session={session} told={told} />}
      ways={
        <Onward
          words={end}
          onChanged={() => changeSides(table, session)}
          onAgain={() => playAgain(table.game, table.leaders, session)}
          onCover={() => chooseAnew(table.leaders)}
          fileName={m.common.fileName}
        >
          <CouldBeWon session={session} />
        </Onward>
      }
    />
  )
}

/** On the last page of a duel: that the other side could have won, and the way to try it; nothing where it could not. */
function CouldBeWon({ session }: { session: Session }) {
  const words = useRescuesWords()
  const found = useMemo(() => lastWin(session), [session])
  if (!found) return null
  return (
    <Plank onClick={() => toPlace('rescues', OWN_RESCUE)}>
      {words.couldBe(found.turn, SEATS[found.state.onTurn])}
    </Plank>
  )
}

/** The same two play once more, each with the other's folk: so whoever began is second now. */
function changeSides(table: Table, { config, seed }: Session): void {
  moveUp(table.leaders, SEATS)
  const [red = '', green = ''] = movedUp(config.players)
  playAgain(table.game, table.leaders, { config: { ...config, players: [red, green] }, seed })
}
