import { useMemo } from 'react'
import type { FairyTale, State } from '../../../../engine/fairy-tale/index.ts'
import { type Album, eventAt, stateAt } from '../../../../playback/album/stops.ts'
import { keptGames } from '../../../../store/kept/this-browser.ts'
import { whenReadable } from '../../../../store/kept/when-readable.ts'
import { type ChancesByTurn, type Mark, useStop } from '../../../../ui/frames/album/opened.ts'
import { AlbumAt, type LookedAt, TaleAlbum } from '../../../../ui/frames/album/TaleAlbum.tsx'
import { useKeptReview } from '../../../../ui/frames/album/useKeptReview.ts'
import type { Box } from '../../../../ui/stage/spot.ts'
import { CrackedHeart, Gem, HeroIcon } from '../../art/index.ts'
import type { Session } from '../../game.ts'
import { loadExpansionsFor } from '../../load-expansions.ts'
import { fairyTale } from '../../rules.ts'
import { liveTable } from '../../table.ts'
import { readReview } from '../../told/kept-review.ts'
import type { AllWords } from '../../words/messages.ts'
import { useAllWords } from '../../words/useAllWords.ts'
import { boxOf } from '../forest/layout.ts'
import { tilePlaces } from '../forest/picture.ts'
import { LineIcon } from '../log/LineIcon.tsx'
import { logLines } from '../log/logLines.ts'
import { AlbumPlate } from './AlbumPlate.tsx'
import { READING } from './reading.ts'

const KEPT = whenReadable(fairyTale, keptGames, loadExpansionsFor)

/** Any tale as it was: the one at the table, or one that is kept. */
export const AlbumPage = () => (
  <AlbumAt rules={fairyTale} game={liveTable.game} kept={KEPT} Opened={AlbumOf} />
)

/** The album of a game, wherever it came from. */
export function AlbumOf(opened: LookedAt<FairyTale>) {
  const { session, id } = opened
  const words = useAllWords()
  const lines = useMemo(() => logLines(session, words), [session, words])
  const marks = useMemo(() => marksOf(session, words), [session, words])
  return (
    <TaleAlbum
      rules={fairyTale}
      game={liveTable.game}
      opened={opened}
      reading={READING}
      take={liveTable.leaders.getState().take}
      lines={lines}
      LineMark={LineIcon}
      marks={marks}
      MarkSign={MarkSign}
      chapterOf={words.common.chapter}
      odds={useOdds(id)}
      Whose={Whose}
      Was={Was}
    />
  )
}

/** How the Oak stood turn by turn, where the game was looked at once more after its end. */
function useOdds(id: string | null): ChancesByTurn | null {
  const review = useKeptReview(keptGames, id)
  return useMemo(() => {
    const read = readReview(review)
    if (!read || read.chances.length < 2) return null
    const chances = read.chances.map(({ turn, chance }) => ({ turn, chance: Math.round(chance * 100) }))
    return { chances, decided: read.decided }
  }, [review])
}

/** Whose turn it was. */
function Whose({ read }: { read: Album<FairyTale> }) {
  const { common } = useAllWords()
  const { stop } = useStop()
  const hero = read.first.seats[stop.seat]?.character
  if (!hero) return null
  return (
    <>
      <HeroIcon character={hero} height={52} />
      <b>{common.characters[hero]}</b>
    </>
  )
}

/** The forest at this stop. */
function Was({ read }: { read: Album<FairyTale> }) {
  const { common, end } = useAllWords()
  const { stop } = useStop()
  const state = stateAt(read, stop)
  const event = eventAt(read, stop)
  const move = read.moves[stop.move]
  const box = useMemo(() => boxOfTurn(read, stop.turn), [read, stop.turn])
  return (
    <AlbumPlate
      state={state}
      box={box}
      happened={event && move ? { event, move, frame: stop.frame } : null}
      label={`${common.chapter(stop.turn)}: ${end.forest(tilePlaces(state).length)}`}
    />
  )
}

/** Where the forest lay in a turn: it grows from turn to turn, and never under the eyes of whoever looks at one. */
function boxOfTurn({ first, moves, stops }: Album<FairyTale>, turn: number): Box {
  const ofTurn = stops.filter((stop) => stop.turn === turn)
  const states = ofTurn.flatMap(({ move }): State[] => {
    const made = moves[move]
    return made ? [made.before, made.after] : []
  })
  return boxOf((states.length > 0 ? states : [first]).flatMap(tilePlaces))
}

/** The sign of a moment above the page-mark: a heart that was lost, a diamond that was broken. */
const MarkSign = ({ kind }: { kind: string }) =>
  kind === 'heart' ? (
    <CrackedHeart scale={0.68} />
  ) : (
    <g transform="scale(.7)">
      <Gem state="forest" />
      <path d="M-8-12l6 12-6 6 8 13" fill="none" stroke="var(--stitch)" strokeWidth={2.6} />
    </g>
  )

/** What is worth going to: every heart that was lost, and every diamond that was broken. */
const marksOf = ({ moves, config }: Session, { common, end }: AllWords): Mark[] =>
  moves.flatMap(({ frames }, move) =>
    frames.flatMap(({ event }, frame): Mark[] => {
      if (event.type === 'oak-hurt')
        return [{ move, frame, kind: 'heart', what: end.heartShort(common.monsters[event.kind]) }]
      if (event.type !== 'diamond-destroyed') return []
      const hero = config.seats[event.seat]?.character
      return [{ move, frame, kind: 'diamond', what: end.diamondShort(hero ? common.inSentence[hero] : '') }]
    }),
  )
