import { SEATS } from '../../../../engine/fortland/index.ts'
import { Markup } from '../../../../ui/art/Markup.tsx'
import { albumPages } from '../../../../ui/frames/album/album-pages.tsx'
import { marksOfEvents } from '../../../../ui/frames/album/opened.ts'
import { ArmyIcon, emblemMarkup } from '../../art/index.ts'
import { timings } from '../../timing/timings.ts'
import { KIT } from '../kit.ts'
import { LineIcon } from '../log/LineIcon.tsx'
import { logLines, turnAtIn } from '../log/log-lines.ts'
import { fallWords } from '../ring/names.ts'
import { RingPicture } from '../ring/RingPicture.tsx'
import { AlbumPlate } from './AlbumPlate.tsx'

export const { AlbumPage, SentPage } = albumPages(
  KIT,
  {
    readingOf: (session) => ({ timings, turnAt: turnAtIn(session) }),
    linesOf: logLines,
    LineIcon,
    // Mark each fall of a country.
    marksOf: ({ moves }, m) =>
      marksOfEvents(moves, (event) =>
        event.type === 'fell' ? { kind: `fell ${SEATS[event.seat]}`, what: fallWords(m, event) } : null,
      ),
    MarkSign,
    chapterOf: ({ common }) => common.turn,
    whoseAt({ stop }, { common }) {
      const country = SEATS[stop.seat] ?? 'ash'
      return { picture: <ArmyIcon country={country} size={58} />, name: common.countries[country] }
    },
    Plate: AlbumPlate,
  },
  { rolesOf: ({ common }) => common.countries, Picture: RingPicture },
)

/** The sign of a key moment above the bookmark: the emblem of the fallen country, struck through. */
function MarkSign({ kind }: { kind: string }) {
  const country = SEATS.find((one) => kind === `fell ${one}`) ?? 'ash'
  return (
    <g>
      <Markup svg={emblemMarkup(country, 0, 0, 12)} />
      <path d="M-10 10L10-10" stroke="var(--threat)" strokeWidth={4} strokeLinecap="round" />
    </g>
  )
}
