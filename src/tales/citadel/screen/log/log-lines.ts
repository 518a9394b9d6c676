import {
  asSeat,
  buildingOf,
  CATEGORIES,
  type Citadel,
  type Event,
  parsePlot,
  plotName,
  pointsOf,
  type Seat,
  type View,
} from '../../../../engine/citadel/index.ts'
import type { EventOf, VisibleMove } from '../../../../engine/kernel/index.ts'
import { placed } from '../../../../ui/frames/log/log-entry.ts'
import { turnNumber } from '../../turns.ts'
import type { Messages } from '../../words/messages.ts'
import { orderName, orderOf, orderTitle } from '../state/order-names.ts'
import type { LogEntry, LogIcon, PlacedLogEntry } from './LineIcon.tsx'

type Heard = VisibleMove<Citadel>
type Line = Omit<LogEntry, 'frame'>

/** The log from the view of one player, the oldest entry first. Undone moves are left out. */
export const logLines = (heard: readonly Heard[], m: Messages): PlacedLogEntry[] =>
  heard.flatMap((move, index) =>
    placed(index, linesOfMove(move, m), (frame) => {
      const at = frame <= 0 ? move.before : (move.frames[frame - 1]?.state ?? move.before)
      return { turn: turnNumber(at), seat: at.onTurn }
    }),
  )

/** The log entries of one move. Taxes and income are part of the entry of the card that caused them. */
export const linesOfMove = ({ before, frames }: Heard, m: Messages): readonly LogEntry[] =>
  frames.flatMap(({ event, state }, frame) => {
    const later = frames.slice(frame + 1).map((one) => one.event)
    const told = tell(m, event, frames[frame - 1]?.state ?? before, state, later)
    return told ? [{ frame, ...told }] : []
  })

const ofOrder = (seat: Seat): LogIcon => ({ kind: 'order', order: orderOf(seat) })
const EVENT: LogIcon = { kind: 'event' }

/** Returns the log entry of an event with its consequences; null if another entry includes it. */
function tell(m: Messages, event: Event, before: View, after: View, later: readonly Event[]): Line | null {
  const { log, cards } = m
  switch (event.type) {
    case 'chosen':
      return { icon: ofOrder(event.seat), what: log.chose(orderTitle(m, event.seat), plotName(event.plot)) }
    case 'revealed':
      return {
        icon: ofOrder(event.seat),
        what: log.turnedUp(orderTitle(m, event.seat), cards.a(event.card)),
        why: paidWords(m, event, later),
      }
    case 'event':
      return {
        icon: EVENT,
        what: log.event(orderTitle(m, after.onTurn), cards.events[event.name]),
        why: eventWords(m, later),
      }
    case 'bricks':
      return event.because === 'purse'
        ? { icon: ofOrder(event.seat), what: log.purse(orderName(m, event.seat), -event.count) }
        : null
    case 'exempt':
      return { icon: ofOrder(event.seat), what: log.exempt(orderName(m, event.seat)) }
    case 'pile-empty':
      return { icon: EVENT, what: log.pileEmpty }
    case 'last-round':
      return { icon: EVENT, what: log.lastRound[event.because] }
    case 'power':
      return {
        icon: { kind: 'power', category: event.category },
        what:
          event.seat === null
            ? log.noPower(m.common.categories[event.category])
            : log.power(orderTitle(m, event.seat), m.common.categories[event.category]),
      }
    case 'over': {
      const who = m.common.list(event.winners.map((seat) => orderTitle(m, seat)))
      return { icon: ofOrder(event.winners[0] ?? after.onTurn), what: log.won(who, event.winners.length > 1) }
    }
    default:
      return tellOfTown(m, event, before, after, later) ?? tellOfCards(m, event)
  }
}

/** Log entries about plots, buildings and points. */
function tellOfTown(
  m: Messages,
  event: Event,
  before: View,
  after: View,
  later: readonly Event[],
): Line | null {
  const { log, cards } = m
  switch (event.type) {
    case 'claimed': {
      const words = event.because === 'charter' ? log.chartered : log.claimed
      return {
        icon: ofOrder(event.seat),
        what: words(orderTitle(m, event.seat), plotName(event.plot), event.count),
      }
    }
    case 'besieged':
      return {
        icon: ofOrder(event.seat),
        what: log.besieged(orderTitle(m, event.seat), plotName(event.plot), orderName(m, event.from)),
        why: log.hemmedIn(plotName(event.because)),
      }
    case 'built':
      return {
        icon: ofOrder(event.seat),
        what: log.built(orderTitle(m, event.seat), cards.the(event.card), plotName(event.plot)),
        why: log.hasPoints(pointsOf(after, event.seat)),
      }
    case 'destroyed': {
      const [card, plot] = [cards.the(event.card), plotName(event.plot)]
      return {
        icon: ofOrder(event.whose),
        what:
          event.because === 'raze'
            ? log.tornDown(orderTitle(m, event.whose), card, plot)
            : log.burnt(card, plot, orderName(m, event.whose)),
      }
    }
    case 'vacated':
      return {
        icon: ofOrder(event.seat),
        what: log.vacated(orderTitle(m, event.seat), plotName(event.plot)),
      }
    case 'red-box':
      return { icon: ofOrder(event.seat), what: log.redBox(orderTitle(m, event.seat), event.points) }
    case 'resigned':
      return { icon: ofOrder(event.seat), what: log.resigned(orderTitle(m, event.seat)) }
    case 'warded':
      return { icon: ofOrder(event.seat), what: log.warded(orderName(m, event.seat)) }
    case 'played':
      return { icon: ofOrder(event.seat), what: playedWords(m, event, before), why: criedWords(m, later) }
    default:
      return null
  }
}

/** Log entries about cards that change hands. The card is named only if the viewer may know it. */
function tellOfCards(m: Messages, event: Event): Line | null {
  const { log, cards, common } = m
  switch (event.type) {
    case 'drew': {
      const Who = orderTitle(m, event.seat)
      return {
        icon: ofOrder(event.seat),
        what: event.card ? log.drewCard(Who, cards.a(event.card)) : log.drew(Who),
      }
    }
    case 'influence': {
      const words = event.because === 'hire' ? log.hired : log.gotInfluence
      const which = event.card ? log.itIs(cards.influence[event.card]) : ''
      const why = event.because === 'red-box' ? log.forRedBox : ''
      return {
        icon: ofOrder(event.seat),
        what: words(orderTitle(m, event.seat)),
        why: [why, which].filter(Boolean).join(' '),
      }
    }
    case 'sold':
    case 'bought':
      return {
        icon: ofOrder(event.seat),
        what: log[event.type](
          orderTitle(m, event.seat),
          cards.a(event.card),
          common.inShop[event.shop],
          event.count,
        ),
      }
    case 'took': {
      const [Who, from] = [orderTitle(m, event.seat), orderName(m, event.from)]
      return {
        icon: ofOrder(event.seat),
        what: event.card ? log.tookCard(Who, from, cards.a(event.card)) : log.took(Who, from),
      }
    }
    case 'gave': {
      const [Who, to] = [orderTitle(m, event.seat), orderName(m, event.to)]
      return {
        icon: ofOrder(event.seat),
        what: event.card ? log.gaveCard(Who, to, cards.a(event.card)) : log.gave(Who, to),
      }
    }
    case 'discarded':
      return {
        icon: ofOrder(event.seat),
        what: log.discarded(orderTitle(m, event.seat), cards.influence[event.card]),
      }
    default:
      return null
  }
}

/** Taxes and income of a card: "Taxes took: the Lion two. Crafts paid the Cross five and the Lily two." */
function paidWords(m: Messages, { card }: EventOf<Citadel, 'revealed'>, later: readonly Event[]): string {
  const { log, common } = m
  const taxes = sharesOf(m, later, 'tax')
  const income = sharesOf(m, later, 'income')
  const category = common.categories[buildingOf(card).category]
  return [taxes && log.taxed(taxes), income ? log.paidFor(category, income) : log.paidNobody(category)]
    .filter(Boolean)
    .join(' ')
}

function sharesOf(m: Messages, later: readonly Event[], type: 'tax' | 'income'): string {
  const shares = later.flatMap((event) =>
    event.type === type ? [m.log.share(orderName(m, event.seat), event.count)] : [],
  )
  return m.common.list(shares)
}

/** The result of an Event for each seat, up to the next card. */
function eventWords(m: Messages, later: readonly Event[]): string {
  const { log, common } = m
  const until = later.findIndex(({ type }) => type === 'event' || type === 'revealed' || type === 'drew')
  const own = until < 0 ? later : later.slice(0, until)
  const sums = new Map<Seat, number>()
  for (const event of own) {
    if (event.type === 'bricks') sums.set(event.seat, event.count)
    if (event.type === 'tax') sums.set(event.seat, -event.count)
  }
  const shares = (sign: 1 | -1) =>
    common.list(
      [...sums].flatMap(([seat, count]) =>
        count * sign > 0 ? [log.share(orderName(m, seat), count * sign)] : [],
      ),
    )
  const [got, lost] = [shares(1), shares(-1)]
  return [got && log.got(got), lost && log.lost(lost)].filter(Boolean).join(' ')
}

/** The played card and its target: a plot, a rival or a category. */
function playedWords(m: Messages, { seat, card, target }: EventOf<Citadel, 'played'>, state: View): string {
  const Who = orderTitle(m, seat)
  const name = m.cards.influence[card]
  if (target === null) return m.log.played(Who, name)
  const category = CATEGORIES.find((one) => one === target)
  if (category) return m.log.playedAt(Who, name, m.common.categories[category])
  if (parsePlot(target) !== null) return m.log.playedAt(Who, name, target)
  const rival = asSeat(Number(target) - 1)
  return m.log.playedAt(Who, name, state.seats[rival] ? orderName(m, rival) : target)
}

/** The income that a Crier brought its owner. */
function criedWords(m: Messages, [next]: readonly Event[]): string {
  return next?.type === 'income' ? m.log.got(m.log.share(orderName(m, next.seat), next.count)) : ''
}
