import { asSeat, type BuildingId, pointsOf, type Seat, type View } from '../../../../engine/citadel/index.ts'
import type { TaleText } from '../../../../ui/frames/end/LastPage.tsx'
import type { AllWords } from '../../words/all-words.ts'
import { orderName, orderTitle } from '../state/order-names.ts'
import { greatestOf, type TurnHistory } from './turn-history.ts'

/** The name of an Order on the page, with the name of its controller if it has one. */
export function orderInStory(seat: Seat, leaders: readonly string[], m: AllWords): string {
  const leader = leaders[seat]
  return leader ? m.end.withLeader(orderName(m, seat), leader) : orderName(m, seat)
}

/** Writes a finished game as a short tale: what happened, and how it was decided. */
export function describeGame(told: TurnHistory, last: View, m: AllWords): TaleText {
  const { end } = m
  const winners = last.winners ?? []
  return {
    opening: end.once(last.seats.length),
    paragraphs: [howItWent(told, m), decided(told, last, m)],
    closing: end.close[winners.length > 1 ? 'shared' : 'one'],
  }
}

function howItWent({ turns, built, besieged, taxed, resigned }: TurnHistory, m: AllWords): string {
  const { end } = m
  return [
    end.lasted(turns.length),
    end.built(built.map((houses, seat) => builtWords(houses, asSeat(seat), m)).join('; ')),
    besieged > 0 ? end.besieged(besieged) : '',
    taxed > 0 ? end.taxed(taxed) : '',
    ...resigned.map((seat) => end.resigned(orderTitle(m, seat))),
  ]
    .filter(Boolean)
    .join(' ')
}

function builtWords(houses: readonly BuildingId[], seat: Seat, m: AllWords): string {
  const greatest = greatestOf(houses)
  return m.end.builtShare(orderName(m, seat), houses.length, greatest ? m.cards.the(greatest) : '')
}

/** How the game was decided, in a sentence or two. */
function decided({ endedBy }: TurnHistory, last: View, m: AllWords): string {
  const winners = last.winners ?? []
  const who = m.common.list(winners.map((seat) => orderName(m, seat)))
  return m.end.decided[endedBy](who, Math.max(0, ...winners.map((seat) => pointsOf(last, seat))))
}
