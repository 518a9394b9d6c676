import { asSeat, type Citadel, ORDERS } from '../../../../engine/citadel/index.ts'
import type { TurnLookup } from '../../../../playback/album/stops.ts'
import { Markup } from '../../../../ui/art/Markup.tsx'
import { albumPages } from '../../../../ui/frames/album/album-pages.tsx'
import { marksOfEvents } from '../../../../ui/frames/album/opened.ts'
import { Shield } from '../../art/index.ts'
import { shieldMarkup } from '../../art/orders-markup.ts'
import { timings } from '../../timing/timings.ts'
import { turnNumber } from '../../turns.ts'
import { eventWords } from '../end/Timeline.tsx'
import { KIT } from '../kit.ts'
import { LineIcon } from '../log/LineIcon.tsx'
import { logLines } from '../log/log-lines.ts'
import { orderOf, orderTitle } from '../state/order-names.ts'
import { TownPicture } from '../town/TownPicture.tsx'
import { AlbumPlate } from './AlbumPlate.tsx'

/** Returns turn number and seat of an event. The event that ends a turn still belongs to it. */
const turnAt: TurnLookup<Citadel>['turnAt'] = ({ before, frames }, frame) => {
  const at = frame <= 0 ? before : (frames[frame - 1]?.state ?? before)
  return { turn: turnNumber(at), seat: at.onTurn }
}

// The album hides all hands while a game goes on, and shows them when it is over [C 30].
export const { AlbumPage, SentPage } = albumPages(
  KIT,
  {
    readingOf: () => ({ timings, turnAt }),
    linesOf: (_, m, { moves }) => logLines(moves, m),
    LineIcon,
    // Marks each plot that fell, each Great Power that changed hands, and each Order that gave up.
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
    // The players of a shared game are unknown. Assume several people, so that each hand waits for its owner.
    prepare: ({ leaders }) => leaders.getState().begin({ people: 'several', persons: {} }, {}),
  },
)

/** The icon of a mark above the page slider: the shield of its Order. */
function MarkSign({ kind }: { kind: string }) {
  const order = ORDERS.find((one) => one === kind) ?? ORDERS[0]
  return (
    <g transform="scale(.7)">
      <Markup svg={shieldMarkup(order)} />
    </g>
  )
}
