import { enemyOf, SEATS } from '../../../../engine/boogyman/index.ts'
import { albumPages } from '../../../../ui/frames/album/album-pages.tsx'
import { marksOfEvents } from '../../../../ui/frames/album/opened.ts'
import { CallSign, Eaten, FolkIcon } from '../../art/index.ts'
import { ClearingPicture } from '../clearing/ClearingPicture.tsx'
import { KIT } from '../kit.ts'
import { LineIcon } from '../log/LineIcon.tsx'
import { logLines } from '../log/log-lines.ts'
import { AlbumPlate } from './AlbumPlate.tsx'
import { READING } from './turn-lookup.ts'

export const { AlbumPage, SentPage } = albumPages(
  KIT,
  {
    readingOf: () => READING,
    linesOf: logLines,
    LineIcon,
    // Marks calls of a Boogyman and captures.
    marksOf: ({ moves }, { end }) =>
      marksOfEvents(moves, (event) => {
        if (event.type === 'boogyman-came')
          return { kind: 'called', what: end.calledShort(SEATS[event.seat]) }
        if (event.type !== 'captured') return null
        const { whose, count } = event
        return { kind: takenFrom(whose), what: end.tookShort(SEATS[enemyOf(whose)], count) }
      }),
    MarkSign,
    chapterOf: ({ common }) => common.turn,
    whoseAt({ stop }, { common }) {
      const side = SEATS[stop.seat === 0 ? 0 : 1]
      return { picture: <FolkIcon side={side} size={44} />, name: common.sides[side] }
    },
    Plate: AlbumPlate,
  },
  { rolesOf: ({ common }) => common.inSentence, Picture: ClearingPicture },
)

/** Key of the capture marks, by the side of the captured folk. */
const takenFrom = (seat: 0 | 1): string => `taken ${SEATS[seat]}`

/** The icon of a mark: eyes in the dark, or one of the folk in his jaws. */
function MarkSign({ kind }: { kind: string }) {
  const side = SEATS.find((_, seat) => kind === takenFrom(seat === 0 ? 0 : 1))
  return side ? (
    <g transform="scale(.5)">
      <Eaten side={side} count={1} />
    </g>
  ) : (
    <g transform="scale(.7)">
      <CallSign />
    </g>
  )
}
