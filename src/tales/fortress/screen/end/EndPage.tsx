import { useEffect } from 'react'
import { renownOf, type State } from '../../../../engine/fortress/index.ts'
import { stateOf } from '../../../../engine/kernel/index.ts'
import { randomSeed } from '../../../../store/random-seed.ts'
import { Button, Heading, TextButton } from '../../../../ui/art/index.ts'
import { toAlbum } from '../../../../ui/frames/album/ways.ts'
import { leaveForCover, playAgain } from '../../../../ui/frames/end/again.ts'
import { endPage } from '../../../../ui/frames/end/end-page.tsx'
import { Ways } from '../../../../ui/frames/end/Ways.tsx'
import { useAlbumWords } from '../../../../ui/text/album.ts'
import { useFrameWords } from '../../../../ui/text/frames.ts'
import { Ending } from '../../art/index.ts'
import { type CoverView, useDraft } from '../../draft.ts'
import type { Session } from '../../game.ts'
import { useRoadBook } from '../../road-book.ts'
import { useGame, useTable } from '../../runtime.ts'
import { useAllWords } from '../../words/all-words.ts'
import { WORKERS } from '../../workers.ts'
import { StillField } from '../field/StillField.tsx'
import { KIT } from '../kit.ts'
import { castOf } from './cast.ts'
import { Decided } from './decided/Decided.tsx'
import styles from './end.module.css'
import { SiegeTimeline } from './SiegeTimeline.tsx'
import { describeGame } from './tell-siege.ts'
import { chronicleGame } from './turn-history.ts'

export const { EndPage } = endPage(KIT, {
  chronicle: async () => (await import('../chronicle/chronicle.tsx')).chronicle,
  outcomeOf: ({ outcome }) => outcome,
  chronicleOf: chronicleGame,
  textOf: ({ told }, m) => describeGame(told, m),
  pageOf: ({ session, outcome: { kind }, told }, { common, end }) => ({
    plate: <Ending outcome={kind} cast={castOf(stateOf(session))} />,
    title: common.outcomes[kind],
    subtitle: end.subtitle[kind],
    played: null,
    story: (
      <>
        <Renown state={stateOf(session)} />
        <SiegeTimeline told={told} />
        <Heading level={3}>{end.last}</Heading>
        <div className={styles.board}>
          <StillField state={lastStanding(session)} />
        </div>
      </>
    ),
    ways: <Onward session={session} />,
  }),
  decided: { worker: WORKERS.review, Decided },
})

/** Returns the position before the last move. */
function lastStanding({ moves, first }: Session): State {
  return moves.at(-1)?.before ?? first
}

/** Records a siege of the road in the player's progress, once. */
function useCounted(session: Session): void {
  const id = useGame(({ kept }) => kept?.id)
  const { place, outcome, siege } = stateOf(session)
  useEffect(() => {
    if (id && outcome && place.name)
      useRoadBook.getState().count({ id, place: place.name, outcome: outcome.kind, sieges: siege })
  }, [id, outcome, place, siege])
}

/** The renown of the siege and its parts [S 24]. */
function Renown({ state }: { state: State }) {
  const { common, end } = useAllWords()
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
        <h2>{end.renown}</h2>
        <p>{parts.join(' · ')}</p>
      </div>
    </section>
  )
}

/** The buttons of the last page; after a siege of the road, also the way on. */
function Onward({ session }: { session: Session }) {
  const table = useTable()
  useCounted(session)
  const { common, end, road: say } = useAllWords()
  const { log } = useFrameWords()
  const { last } = useAlbumWords()
  const road = useRoadBook((book) => book.road)
  const onRoad = 'fortress' in session.config.against && road !== null
  const toLeaf = (leaf: CoverView) => {
    useDraft.getState().turnTo(leaf)
    leaveForCover(table.game)
  }
  const again = () => playAgain(table.game, table.leaders, { config: session.config, seed: randomSeed() })
  const next = onRoad
    ? { name: say.onward, flourish: say.goOn.flourish, main: say.goOn.main, go: () => toLeaf('road') }
    : { name: end.againName, flourish: end.againFlourish, main: end.againMain, go: again }
  return (
    <Ways
      again={next}
      fileName={common.fileName}
      more={<TextButton onClick={() => toLeaf('cover')}>{last.cover}</TextButton>}
    >
      {!onRoad && <Button onClick={() => toLeaf('muster')}>{end.muster}</Button>}
      <Button onClick={() => toAlbum()}>{log.watchAgain}</Button>
    </Ways>
  )
}
