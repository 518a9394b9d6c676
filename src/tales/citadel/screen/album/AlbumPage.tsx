import { asSeat, type Citadel, ORDERS } from '../../../../engine/citadel/index.ts'
import type { Reading } from '../../../../playback/album/stops.ts'
import { Markup } from '../../../../ui/art/Markup.tsx'
import { albumPages } from '../../../../ui/frames/album/album-pages.tsx'
import { marksOfEvents } from '../../../../ui/frames/album/opened.ts'
import { Shield } from '../../art/index.ts'
import { shieldMarkup } from '../../art/orders-markup.ts'
import { timings } from '../../timing/plan.ts'
import { turnNumber } from '../../turns.ts'
import { eventWords } from '../end/Timeline.tsx'
import { KIT } from '../kit.ts'
import { LineIcon } from '../log/LineIcon.tsx'
import { logLines } from '../log/log-lines.ts'
import { orderOf, orderTitle } from '../now/names.ts'
import { TownPicture } from '../town/TownPicture.tsx'
import { AlbumPlate } from './AlbumPlate.tsx'

/** In which turn, and in whose, an event happened: that which ends a turn belongs to it still. */
const turnAt: Reading<Citadel>['turnAt'] = ({ before, frames }, frame) => {
  const at = frame <= 0 ? before : (frames[frame - 1]?.state ?? before)
  return { turn: turnNumber(at), seat: at.onTurn }
}

// While a game goes on nobody's hand is in its album, and when it is over all are [C 30].
export const { AlbumPage, SentPage } = albumPages(
  KIT,
  {
    readingOf: () => ({ timings, turnAt }),
    linesOf: (_, m, { moves }) => logLines(moves, m),
    LineIcon,
    // Whenever a plot fell, a Great Power came to somebody, or an Order gave up.
    marksOf: ({ moves }, m) =>
      marksOfEvents(moves, (event) => {
        const what = eventWords(m, event)
        const seat = 'seat' in event ? event.seat : null
        return what === null || seat === null ? null : { kind: orderOf(seat), what }
      }),
    MarkSign,
    chapterOf: ({ common }) => common.turn,
    whoseAt({ stop }, m) {
      const seat = asSeat(stop.seat)
      return { picture: <Shield order={orderOf(seat)} size={52} />, name: orderTitle(m, seat) }
    },
    Plate: AlbumPlate,
  },
  {
    rolesOf: ({ common }) => common.orders,
    Picture: TownPicture,
    // Nobody knows who played a game that was sent: several people did, and each hand waits for its owner.
    prepare: ({ leaders }) => leaders.getState().begin({ people: 'several', persons: {} }, {}),
  },
)

/** The sign of a moment above the page-mark: the shield of the Order that it was about. */
function MarkSign({ kind }: { kind: string }) {
  const order = ORDERS.find((one) => one === kind) ?? ORDERS[0]
  return (
    <g transform="scale(.7)">
      <Markup svg={shieldMarkup(order)} />
    </g>
  )
}
