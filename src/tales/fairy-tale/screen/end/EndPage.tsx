import { useMemo } from 'react'
import type { Outcome } from '../../../../engine/fairy-tale/index.ts'
import { stateOf } from '../../../../engine/kernel/index.ts'
import { OfEnded } from '../../../../ui/frames/end/OfEnded.tsx'
import { sealsPart } from '../../../../ui/frames/end/seals/Sealed.tsx'
import { TheEnd } from '../../../../ui/frames/end/TheEnd.tsx'
import { Dawn, Dusk } from '../../art/index.ts'
import type { Session } from '../../game.ts'
import { fairyTale } from '../../rules.ts'
import { useTable } from '../../table.ts'
import { useAllWords } from '../../words/useAllWords.ts'
import { ToldWith } from '../setup/ToldWith.tsx'
import { Cast } from './Cast.tsx'
import { chronicleGame } from './chronicle.ts'
import { Decided } from './decided/Decided.tsx'
import { REVIEW_RUNNER } from './decided/review-runner.ts'
import { Timeline } from './Timeline.tsx'
import { tellTale } from './tale.ts'
import { Ways } from './Ways.tsx'

const SEALS = sealsPart(async () => (await import('../chronicle/chronicle.tsx')).chronicle)

/** The last page of a game that is over; nothing without one. */
export const EndPage = () => (
  <OfEnded
    rules={fairyTale}
    game={useTable().game}
    turnOf={({ turn }) => turn}
    outcomeOf={({ outcome }) => outcome}
  >
    {(session, outcome) => <Ended session={session} outcome={outcome} />}
  </OfEnded>
)

/** How it ended, with what it was told; how it unfolded, who was there, and where to go. */
function Ended({ session, outcome }: { session: Session; outcome: Outcome }) {
  const table = useTable()
  const words = useAllWords()
  const { common, end } = words
  const { seats } = session.config
  const told = useMemo(() => chronicleGame(session), [session])
  const text = useMemo(() => tellTale(told, outcome, seats, words), [told, outcome, seats, words])
  const heroes = seats.map(({ character }) => character)
  return (
    <TheEnd
      game={table.game}
      session={session}
      tale="fairy-tale"
      seals={SEALS}
      plate={outcome === 'won' ? <Dawn heroes={heroes} /> : <Dusk heroes={heroes} />}
      title={end.title[outcome]}
      subtitle={end.subtitle[outcome](common.list(heroes.map((hero) => common.inSentence[hero])))}
      text={text}
      played={<ToldWith config={session.config} />}
      story={
        <>
          <Timeline told={told} seats={seats} />
          <Cast told={told} state={stateOf(session)} seats={seats} />
        </>
      }
      reviewing={REVIEW_RUNNER}
      decided={(review, isOver) => (
        <Decided review={review} isOver={isOver} session={session} told={told} seats={seats} />
      )}
      ways={<Ways session={session} />}
    />
  )
}
