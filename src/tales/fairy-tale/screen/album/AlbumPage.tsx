import { useMemo } from 'react'
import { savedGames } from '../../../../store/saved-games/this-browser.ts'
import { whenReadable } from '../../../../store/saved-games/when-readable.ts'
import { albumPages } from '../../../../ui/frames/album/album-pages.tsx'
import { type ChancesByTurn, marksOfEvents } from '../../../../ui/frames/album/opened.ts'
import { useKeptReview } from '../../../../ui/frames/album/useKeptReview.ts'
import { CrackedHeart, Gem, HeroIcon } from '../../art/index.ts'
import { loadExpansionsFor, loadedExpansions } from '../../load-expansions.ts'
import { fairyTale } from '../../rules.ts'
import { readReview } from '../../stats/kept-review.ts'
import { KIT } from '../kit.ts'
import { LineIcon } from '../log/LineIcon.tsx'
import { logLines } from '../log/log-lines.ts'
import { TaleBoard } from '../setup/TaleBoard.tsx'
import { AlbumPlate } from './AlbumPlate.tsx'
import { READING } from './turn-lookup.ts'

export const { AlbumPage, SentPage } = albumPages(
  KIT,
  {
    kept: whenReadable(fairyTale, savedGames, loadExpansionsFor),
    readingOf: () => READING,
    linesOf: (session, m) => logLines(session, m, loadedExpansions()?.lines ?? null),
    LineIcon,
    // All lost hearts and destroyed diamonds.
    marksOf: ({ moves, first }, { common, end }) =>
      marksOfEvents(moves, (event) => {
        if (event.type === 'oak-hurt')
          return { kind: 'heart', what: end.heartShort(common.monsters[event.kind]) }
        if (event.type !== 'diamond-destroyed') return null
        const hero = first.seats[event.seat]?.character
        return { kind: 'diamond', what: end.diamondShort(hero ? common.inSentence[hero] : '') }
      }),
    MarkSign,
    chapterOf: ({ common }) => common.chapter,
    useChances,
    whoseAt({ read, stop }, { common }) {
      const hero = read.first.seats[stop.seat]?.character
      return hero
        ? { picture: <HeroIcon character={hero} height={52} />, name: common.characters[hero] }
        : null
    },
    Plate: AlbumPlate,
  },
  { rolesOf: ({ common }) => common.inSentence, Picture: TaleBoard },
)

/** The Oak's chances by turn, if the game has a saved review. */
function useChances(id: string | null): ChancesByTurn | null {
  const review = useKeptReview(savedGames, id)
  return useMemo(() => {
    const read = readReview(review)
    if (!read || read.chances.length < 2) return null
    const chances = read.chances.map(({ turn, chance }) => ({ turn, chance: Math.round(chance * 100) }))
    return { chances, decided: read.decided }
  }, [review])
}

/** The sign of a key moment above the slider: a lost heart or a destroyed diamond. */
function MarkSign({ kind }: { kind: string }) {
  if (kind === 'heart') return <CrackedHeart scale={0.68} />
  return (
    <g transform="scale(.7)">
      <Gem state="forest" />
      <path d="M-8-12l6 12-6 6 8 13" fill="none" stroke="var(--stitch)" strokeWidth={2.6} />
    </g>
  )
}
