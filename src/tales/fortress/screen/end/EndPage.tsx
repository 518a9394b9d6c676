import { useEffect, useMemo } from 'react'
import { type Outcome, renownOf, type State } from '../../../../engine/fortress/index.ts'
import { stateOf } from '../../../../engine/kernel/index.ts'
import { Heading, Plank, TextButton } from '../../../../ui/art/index.ts'
import { toAlbum } from '../../../../ui/frames/album/ways.ts'
import { Dreaming } from '../../../../ui/frames/dream/Dreaming.tsx'
import { LastPage } from '../../../../ui/frames/end/LastPage.tsx'
import { SavePage } from '../../../../ui/frames/end/save/SavePage.tsx'
import { Ways } from '../../../../ui/frames/end/Ways.tsx'
import { SendWay } from '../../../../ui/frames/sharing/SendWay.tsx'
import { TakenBackNote } from '../../../../ui/frames/taking-back/TakenBackNote.tsx'
import { continueTale, lookAtTable, toCover, toShelf } from '../../../../ui/page/page.ts'
import { useFrameWords } from '../../../../ui/text/useFrameWords.ts'
import { useHouseWords } from '../../../../ui/text/useHouseWords.ts'
import { Ending } from '../../art/index.ts'
import { beginSiege } from '../../begin-siege.ts'
import type { Session } from '../../game.ts'
import { useRoadBook } from '../../road-book.ts'
import { useGame } from '../../table.ts'
import { useMessages } from '../../words/useMessages.ts'
import { useDraft } from '../cover/draft.ts'
import { StillField } from '../field/StillField.tsx'
import { chronicle } from './chronicle.ts'
import styles from './end.module.css'
import { SiegeTimeline } from './SiegeTimeline.tsx'
import { decidedLines, tellSiege } from './tell-siege.ts'

/** The last page of a siege that is over; nothing without one. */
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

/** The title as the result, renown beside it, and what decided it; how it went, and where to go. */
function Ended({ session, outcome }: { session: Session; outcome: Outcome }) {
  const m = useMessages()
  const { common, end } = m
  const state = stateOf(session)
  const told = useMemo(() => chronicle(session), [session])
  const text = useMemo(() => tellSiege(told, m), [told, m])
  useCounted(session)
  return (
    <LastPage
      plate={<Ending outcome={outcome.kind} />}
      title={common.outcomes[outcome.kind]}
      subtitle={end.subtitle[outcome.kind]}
      text={text}
      foot={
        <>
          <TakenBackNote takenBack={session.takenBack} />
        </>
      }
    >
      <Renown state={state} />
      <SiegeTimeline told={told} />
      <Heading>{end.decided}</Heading>
      <ul className={styles.decided}>
        {decidedLines(told, m).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Heading level={3}>{end.last}</Heading>
      <div className={styles.board}>
        <StillField state={lastStanding(session)} />
      </div>
      <Onward session={session} />
    </LastPage>
  )
}

/** How the field stood before the last thing that was done. */
const lastStanding = ({ moves, first }: Session): State => moves.at(-1)?.before ?? first

/** A siege of the road is written down in its book, once. */
function useCounted(session: Session): void {
  const id = useGame(({ kept }) => kept?.id)
  const { place, outcome, siege } = stateOf(session)
  useEffect(() => {
    if (id && outcome && place.name)
      useRoadBook.getState().count({ id, place: place.name, outcome: outcome.kind, sieges: siege })
  }, [id, outcome, place, siege])
}

/** The renown of the siege, and how it comes about [S 24]. */
function Renown({ state }: { state: State }) {
  const { common, end } = useMessages()
  const renown = renownOf(state)
  if (!renown || !state.outcome) return null
  const { renownParts: say } = end
  const parts = [
    say.outcome(renown.outcome, common.outcomes[state.outcome.kind]),
    ...(renown.life > 0 ? [say.life(renown.life)] : []),
    ...(renown.defenders > 0 ? [say.defenders(renown.defenders)] : []),
    ...(renown.earlier > 0 ? [say.earlier(renown.earlier)] : []),
  ]
  return (
    <section className={styles.renown} aria-label={end.renown}>
      <b>{renown.total}</b>
      <div>
        <h3>{end.renown}</h3>
        <p>{parts.join(' · ')}</p>
      </div>
    </section>
  )
}

/** Where to go from the last page; from a siege of the road, on along it. */
function Onward({ session }: { session: Session }) {
  const { common, end, road: say } = useMessages()
  const { cover } = useHouseWords()
  const { log } = useFrameWords()
  const road = useRoadBook((book) => book.road)
  const onRoad = 'fortress' in session.config.against && road !== null
  const again = () => {
    beginSiege(session.config)
    continueTale()
  }
  const toLeaf = (leaf: 'muster' | 'road') => {
    useDraft.getState().turnTo(leaf)
    toCover()
  }
  const next = onRoad
    ? { name: say.onward, flourish: say.goOn.flourish, main: say.goOn.main, go: () => toLeaf('road') }
    : { name: end.againName, flourish: end.againFlourish, main: end.againMain, go: again }
  return (
    <Ways
      again={next}
      more={
        <>
          <TextButton onClick={lookAtTable}>{end.table}</TextButton>
          <TextButton onClick={toCover}>{end.toCover}</TextButton>
          <TextButton onClick={toShelf}>{cover.shelf}</TextButton>
          <SendWay />
          <SavePage fileName={common.fileName} />
        </>
      }
    >
      {!onRoad && <Plank onClick={() => toLeaf('muster')}>{end.muster}</Plank>}
      <Plank onClick={() => toAlbum()}>{log.watchAgain}</Plank>
    </Ways>
  )
}
