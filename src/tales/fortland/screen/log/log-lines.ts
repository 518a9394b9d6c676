import {
  type Event,
  type Fortland,
  freePlaces,
  isBesieged,
  ownerOf,
  type Place,
  SEATS,
  type Seat,
  type State,
  worthOf,
} from '../../../../engine/fortland/index.ts'
import { type EitherMove, oncePer } from '../../../../engine/kernel/index.ts'
import { placed } from '../../../../ui/frames/log/told-line.ts'
import type { Move, Session } from '../../game.ts'
import { isSameTurn, turnsOf } from '../../turns.ts'
import type { Messages } from '../../words/messages.ts'
import { countryName, facingWords, placeWords, spaceWords } from '../ring/names.ts'
import type { LogLine, Told } from './LineIcon.tsx'

/**
 * The tale so far, from the first line to the last. It follows from the session alone: whatever is undone is told no more.
 * Spaces that are marched one after another are one line.
 */
export function logLines(session: Session, m: Messages): LogLine[] {
  const turns = turnsOf(session)
  const { moves } = session
  return moves.flatMap((move, index) => {
    const marched = marchedUntil(moves, index)
    const told = marched > 0 ? marchLine(m, move, marched) : tellMove(m)(move)
    const { turn = 0, seat = 0 } = turns[index] ?? {}
    return placed(index, isMarch(moves[index + 1], move) && marched > 0 ? [] : told, () => ({ turn, seat }))
  })
}

/** The lines of one move, with what of the same march went before it; none while the march goes on. */
export function linesOfMove(move: Move, { moves }: Pick<Session, 'moves'>, m: Messages): readonly Told[] {
  const index = moves.indexOf(move)
  const marched = index < 0 ? 0 : marchedUntil(moves, index)
  return marched > 0 ? marchLine(m, move, marched) : tellMove(m)(move)
}

/** Whether the march of a move goes on with the next one. */
export const marchesOn = (move: Move, { moves }: Pick<Session, 'moves'>): boolean =>
  move.action.type === 'march' && isMarch(moves[moves.indexOf(move) + 1], move)

const isMarch = (next: Move | undefined, move: Move): boolean =>
  next?.action.type === 'march' && isSameTurn(next, move)

/** How many spaces were marched in a row up to a move; 0 where it is no march. */
function marchedUntil(moves: readonly Move[], index: number): number {
  let count = 0
  for (let at = index; at >= 0; at--) {
    const [move, last] = [moves[at], moves[index]]
    if (!move || !last || move.action.type !== 'march' || !isSameTurn(move, last)) break
    count += 1
  }
  return count
}

function marchLine(m: Messages, { frames }: Move, spaces: number): Told[] {
  const event = frames[0]?.event
  if (event?.type !== 'marched') return []
  const what = m.log.marched(countryName(m, event.seat), spaces, spaceWords(m, event.to))
  return [{ frame: 0, icon: { kind: 'army', country: SEATS[event.seat] }, what }]
}

/** In which turn, and in whose, a move of an album was made: the same for each of its events. */
export const turnAtIn =
  (session: Session) =>
  ({ before }: EitherMove<Fortland>): { turn: number; seat: number } => {
    const at = session.moves.findIndex((move) => move.before === before)
    return turnsOf(session)[at] ?? { turn: 0, seat: before.onTurn }
  }

/** What is told of a move that is no march, worked out once. */
const tellMove = oncePer((m: Messages) =>
  oncePer(({ before, frames }: Move): Told[] =>
    frames.flatMap(({ event, state }, frame) => {
      const told = tell(m, event, frames[frame - 1]?.state ?? before, state)
      if (!told) return []
      const forts =
        event.type === 'fell' ? frames.filter((one) => one.event.type === 'fort-returned').length : 0
      return [
        {
          frame,
          ...told,
          ...(forts > 0 && { why: [told.why, m.log.returned(forts)].filter(Boolean).join(' ') }),
        },
      ]
    }),
  ),
)

const fort = (seat: Seat, walled = false) => ({ kind: 'fort', country: SEATS[seat], walled }) as const
const emblem = (seat: Seat) => ({ kind: 'emblem', country: SEATS[seat] }) as const

/** What is told of an event, with what came of it; null where another line tells it already. */
function tell(m: Messages, event: Event, before: State, state: State): Omit<Told, 'frame'> | null {
  const { log } = m
  switch (event.type) {
    case 'mustered':
      return {
        icon: { kind: 'army', country: SEATS[event.seat] },
        what: log.mustered(countryName(m, event.seat), spaceWords(m, event.space)),
      }
    case 'rolled':
      return {
        icon: { kind: 'dice', faces: event.faces },
        what: log.rolled(countryName(m, event.seat), event.faces),
      }
    case 'turned':
      return { icon: { kind: 'army', country: SEATS[event.seat] }, what: turnedWords(m, event.seat, state) }
    case 'built':
      return builtLine(m, event.seat, event.place, event.siege, before)
    case 'tore':
      return toreLine(m, event, before)
    case 'fell':
      return {
        icon: emblem(event.seat),
        what: log.fell(countryName(m, event.seat)),
        ...(event.by !== null && { why: log.fellBy }),
      }
    case 'actions-lost':
      return { icon: emblem(event.seat), what: log.lost(countryName(m, event.seat), event.count) }
    case 'gave-up':
      return { icon: emblem(event.seat), what: log.gaveUp(countryName(m, event.seat)) }
    case 'over': {
      const who = m.common.list(event.winners.map((seat) => countryName(m, seat)))
      return {
        icon: emblem(event.winners[0] ?? state.onTurn),
        what: log.won[event.by](who, event.winners.length > 1),
      }
    }
    default:
      return null
  }
}

function turnedWords(m: Messages, seat: Seat, state: State): string {
  const army = state.armies[seat]
  const facing = army === undefined || typeof army === 'string' ? '' : facingWords(m, army.space, army.facing)
  return m.log.turned(countryName(m, seat), facing)
}

function builtLine(
  m: Messages,
  seat: Seat,
  place: Place,
  siege: boolean,
  before: State,
): Omit<Told, 'frame'> {
  const where = placeWords(m, before, place)
  const owner = ownerOf(before, place)
  if (!siege) return { icon: fort(seat, owner === seat), what: m.log.fortified(countryName(m, seat), where) }
  const free = freePlaces(before, owner).filter((one) => one !== place).length
  return {
    icon: fort(seat),
    what: m.log.besieged(countryName(m, seat), where),
    ...(free > 0 && { why: m.log.free(countryName(m, owner), free) }),
  }
}

function toreLine(
  m: Messages,
  { seat, place, whose, gains }: { seat: Seat; place: Place; whose: Seat; gains: boolean },
  before: State,
): Omit<Told, 'frame'> {
  const where = placeWords(m, before, place)
  const who = countryName(m, seat)
  if (whose === seat)
    return {
      icon: fort(whose),
      what: m.log.tookHome(who, where),
      ...(gains && { why: m.log.gained(worthOf(before, place)) }),
    }
  const freed = isBesieged(before, place)
  const owner = ownerOf(before, place)
  return {
    icon: fort(whose),
    what: m.log.tore(who, m.common.of(SEATS[whose]), where),
    ...(freed && { why: m.log.free(countryName(m, owner), freePlaces(before, owner).length + 1) }),
  }
}
