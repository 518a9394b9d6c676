import { useEffect } from 'react'
import { renownOf, type State } from '../../../../engine/fortress/index.ts'
import { stateOf } from '../../../../engine/kernel/index.ts'
import { freshSeed } from '../../../../store/fresh-seed.ts'
import { Heading, Plank, TextButton } from '../../../../ui/art/index.ts'
import { toAlbum } from '../../../../ui/frames/album/ways.ts'
import { playAgain } from '../../../../ui/frames/end/again.ts'
import { endPage } from '../../../../ui/frames/end/end-page.tsx'
import { Ways } from '../../../../ui/frames/end/Ways.tsx'
import { toCover, toShelf } from '../../../../ui/page/page.ts'
import { useAlbumWords } from '../../../../ui/text/album.ts'
import { useFrameWords } from '../../../../ui/text/frames.ts'
import { useHouseWords } from '../../../../ui/text/house.ts'
import { Ending } from '../../art/index.ts'
import { type Leaf, useDraft } from '../../draft.ts'
import type { Session } from '../../game.ts'
import { useRoadBook } from '../../road-book.ts'
import { useGame, useTable } from '../../table.ts'
import { useAllWords } from '../../words/all-words.ts'
import { WORKERS } from '../../workers.ts'
import { StillField } from '../field/StillField.tsx'
import { KIT } from '../kit.ts'
import { castOf } from './cast.ts'
import { chronicleGame } from './chronicle.ts'
import { Decided } from './decided/Decided.tsx'
import styles from './end.module.css'
import { SiegeTimeline } from './SiegeTimeline.tsx'
import { tellSiege } from './tell-siege.ts'

export const { EndPage } = endPage(KIT, {
  chronicle: async () => (await import('../chronicle/chronicle.tsx')).chronicle,
  turnOf: ({ turn }) => turn,
  outcomeOf: ({ outcome }) => outcome,
  chronicleOf: chronicleGame,
  textOf: ({ told }, m) => tellSiege(told, m),
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

/** How the field stood before the last thing that was done. */
function lastStanding({ moves, first }: Session): State {
  return moves.at(-1)?.before ?? first
}

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

/** Where to go from the last page; from a siege of the road, on along it. */
function Onward({ session }: { session: Session }) {
  const table = useTable()
  useCounted(session)
  const { common, end, road: say } = useAllWords()
  const { cover } = useHouseWords()
  const { log } = useFrameWords()
  const { last } = useAlbumWords()
  const road = useRoadBook((book) => book.road)
  const onRoad = 'fortress' in session.config.against && road !== null
  const toLeaf = (leaf: Leaf) => {
    useDraft.getState().turnTo(leaf)
    toCover()
  }
  const again = () => playAgain(table.game, table.leaders, { config: session.config, seed: freshSeed() })
  const next = onRoad
    ? { name: say.onward, flourish: say.goOn.flourish, main: say.goOn.main, go: () => toLeaf('road') }
    : { name: end.againName, flourish: end.againFlourish, main: end.againMain, go: again }
  return (
    <Ways
      again={next}
      fileName={common.fileName}
      more={
        <>
          <TextButton onClick={() => toLeaf('cover')}>{last.cover}</TextButton>
          <TextButton onClick={toShelf}>{cover.shelf}</TextButton>
        </>
      }
    >
      {!onRoad && <Plank onClick={() => toLeaf('muster')}>{end.muster}</Plank>}
      <Plank onClick={() => toAlbum()}>{log.watchAgain}</Plank>
    </Ways>
  )
}
