import { useMemo } from 'react'
import type { Outcome } from '../../../../engine/fairy-tale/index.ts'
import { stateOf } from '../../../../engine/kernel/index.ts'
import { Dreaming } from '../../../../ui/frames/dream/Dreaming.tsx'
import { Contents, useContent } from '../../../../ui/frames/end/decided/Contents.tsx'
import { useReviewed } from '../../../../ui/frames/end/decided/useReviewed.ts'
import { LastPage } from '../../../../ui/frames/end/LastPage.tsx'
import { Sealed, sealsPart } from '../../../../ui/frames/end/seals/Sealed.tsx'
import { TakenBackNote } from '../../../../ui/frames/taking-back/TakenBackNote.tsx'
import { Dawn, Dusk } from '../../art/index.ts'
import type { Session } from '../../game.ts'
import { useGame } from '../../table.ts'
import { useAllWords } from '../../words/useAllWords.ts'
import { ToldWith } from '../setup/ToldWith.tsx'
import { Cast } from './Cast.tsx'
import { chronicle } from './chronicle.ts'
import { Decided } from './decided/Decided.tsx'
import { REVIEWING } from './decided/reviewing-tales.ts'
import { Timeline } from './Timeline.tsx'
import { tellTale } from './tale.ts'
import { Ways } from './Ways.tsx'

const SEALS = sealsPart(async () => (await import('../chronicle/chronicle.tsx')).chronicle)

/** The last page of a game that is over; nothing without one. */
export function EndPage() {
  const session = useGame((game) => game.session)
  const outcome = session && stateOf(session).outcome
  if (!session || !outcome) return null
  return (
    <Dreaming game={useGame} turnOf={({ turn }) => turn} page="end">
      <Ended session={session} outcome={outcome} />
    </Dreaming>
  )
}

/** How it ended, with what it was told; how it unfolded, who was there, and where to go. */
function Ended({ session, outcome }: { session: Session; outcome: Outcome }) {
  const words = useAllWords()
  const { common, end } = words
  const { seats } = session.config
  const told = useMemo(() => chronicle(session), [session])
  const text = useMemo(() => tellTale(told, outcome, seats, words), [told, outcome, seats, words])
  const [shown, setShown] = useContent(session)
  const reviewed = useReviewed(REVIEWING, session)
  const heroes = seats.map(({ character }) => character)
  return (
    <LastPage
      plate={outcome === 'won' ? <Dawn heroes={heroes} /> : <Dusk heroes={heroes} />}
      title={end.title[outcome]}
      subtitle={end.subtitle[outcome](common.list(heroes.map((hero) => common.inSentence[hero])))}
      text={text}
      foot={
        <>
          <Sealed game={useGame} tale="fairy-tale" seals={SEALS} />
          <ToldWith config={session.config} />
          <TakenBackNote takenBack={session.takenBack} />
        </>
      }
    >
      <Contents shown={shown} onChoose={setShown} />
      {shown === 'story' ? (
        <>
          <Timeline told={told} seats={seats} />
          <Cast told={told} state={stateOf(session)} seats={seats} />
        </>
      ) : (
        <Decided reviewed={reviewed} session={session} told={told} seats={seats} />
      )}
      <Ways session={session} />
    </LastPage>
  )
}
