import type { BuildingId, Citadel, Event, EventCardId, Seat } from '../../../../engine/citadel/index.ts'
import type { EventOf, VisibleMove } from '../../../../engine/kernel/index.ts'

/** The last card that was turned up, with its results up to now. */
export type TurnedUp =
  | {
      readonly kind: 'building'
      readonly card: BuildingId
      readonly seat: Seat
      readonly taxed: ReadonlyMap<Seat, number>
      readonly paid: ReadonlyMap<Seat, EventOf<Citadel, 'income'>>
      /** Events that were turned up just before it. */
      readonly events: readonly EventCardId[]
    }
  | { readonly kind: 'event'; readonly name: EventCardId; readonly sums: ReadonlyMap<Seat, number> }

/** Returns the last card that was turned up, no later than the event `cue`; null before the first. */
export function turnedUp(heard: readonly VisibleMove<Citadel>[], cue: Event | null): TurnedUp | null {
  const events = heard.flatMap(({ frames }) => frames.map(({ event }) => event))
  const shown = cue === null ? -1 : events.lastIndexOf(cue)
  const until = shown < 0 ? events : events.slice(0, shown + 1)
  const last = until.findLastIndex(({ type }) => type === 'revealed' || type === 'event')
  const card = until[last]
  const later = until.slice(last + 1)
  if (card?.type === 'event') return { kind: 'event', name: card.name, sums: sumsOf(later) }
  if (card?.type !== 'revealed') return null
  return {
    kind: 'building',
    card: card.card,
    seat: card.seat,
    taxed: new Map(later.flatMap((event) => (event.type === 'tax' ? [[event.seat, event.count]] : []))),
    paid: paidBy(later),
    events: eventsBefore(until.slice(0, last)),
  }
}

/** Returns the income up to the next action, to leave out later income such as that of a Crier. */
function paidBy(later: readonly Event[]): ReadonlyMap<Seat, EventOf<Citadel, 'income'>> {
  const end = later.findIndex(({ type }) => type !== 'income' && type !== 'tax' && type !== 'exempt')
  const own = end < 0 ? later : later.slice(0, end)
  return new Map(own.flatMap((event) => (event.type === 'income' ? [[event.seat, event]] : [])))
}

/** Returns the Events that were turned up before a card, since the start of the turn or the last card. */
function eventsBefore(before: readonly Event[]): EventCardId[] {
  const start = before.findLastIndex(({ type }) => type === 'turn' || type === 'revealed')
  return before.slice(start + 1).flatMap((event) => (event.type === 'event' ? [event.name] : []))
}

function sumsOf(later: readonly Event[]): ReadonlyMap<Seat, number> {
  const sums = new Map<Seat, number>()
  for (const event of later) {
    if (event.type === 'bricks' && event.because !== 'purse') sums.set(event.seat, event.count)
    if (event.type === 'tax') sums.set(event.seat, -event.count)
  }
  return sums
}
