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
import { type EitherMove, memoizeByObject } from '../../../../engine/kernel/index.ts'
import { placed } from '../../../../ui/frames/log/log-entry.ts'
import type { Move, Session } from '../../game.ts'
import { isSameTurn, turnsOf } from '../../turns.ts'
import type { Messages } from '../../words/messages.ts'
import { countryName, facingWords, placeWords, spaceWords } from '../ring/names.ts'
import type { LogEntry, PlacedLogEntry } from './LineIcon.tsx'

/** Returns all log entries of a session in order; undone moves are not part of it. Consecutive marches are one entry. */
export function logLines(session: Session, m: Messages): PlacedLogEntry[] {
  const turns = turnsOf(session)
  const { moves } = session
  return moves.flatMap((move, index) => {
    const marched = marchedUntil(moves, index)
    const told = marched > 0 ? marchLine(m, move, marched) : describeMove(m)(move)
    const { turn = 0, seat = 0 } = turns[index] ?? {}
    return placed(index, isMarch(moves[index + 1], move) && marched > 0 ? [] : told, () => ({ turn, seat }))
  })
}

/** Returns the log entries of one move. A march includes the marches of its turn directly before it. */
export function linesOfMove(move: Move, { moves }: Pick<Session, 'moves'>, m: Messages): readonly LogEntry[] {
  const index = moves.indexOf(move)
  const marched = index < 0 ? 0 : marchedUntil(moves, index)
  return marched > 0 ? marchLine(m, move, marched) : describeMove(m)(move)
}

/** True if the march of a move continues with the next move. */
export const marchesOn = (move: Move, { moves }: Pick<Session, 'moves'>): boolean =>
  move.action.type === 'march' && isMarch(moves[moves.indexOf(move) + 1], move)

const isMarch = (next: Move | undefined, move: Move): boolean =>
  next?.action.type === 'march' && isSameTurn(next, move)

/** Returns the number of consecutive marches up to a move; 0 for other moves. */
function marchedUntil(moves: readonly Move[], index: number): number {
  let count = 0
  for (let at = index; at >= 0; at--) {
    const [move, last] = [moves[at], moves[index]]
    if (!move || !last || move.action.type !== 'march' || !isSameTurn(move, last)) break
    count += 1
  }
  return count
}

function marchLine(m: Messages, { frames }: Move, spaces: number): LogEntry[] {
  const event = frames[0]?.event
  if (event?.type !== 'marched') return []
  const what = m.log.marched(countryName(m, event.seat), spaces, spaceWords(m, event.to))
  return [{ frame: 0, icon: { kind: 'army', country: SEATS[event.seat] }, what }]
}

/** Returns turn and seat of a move in the album, the same for each of its events. */
export const turnAtIn =
  (session: Session) =>
  ({ before }: EitherMove<Fortland>): { turn: number; seat: number } => {
    const at = session.moves.findIndex((move) => move.before === before)
    return turnsOf(session)[at] ?? { turn: 0, seat: before.onTurn }
  }

/** Returns the log entries of a move other than a march, memoized. */
const describeMove = memoizeByObject((m: Messages) =>
  memoizeByObject(({ before, frames }: Move): LogEntry[] =>
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

/** Returns the log entry of an event with its effects, or null if another entry covers it. */
function tell(m: Messages, event: Event, before: State, state: State): Omit<LogEntry, 'frame'> | null {
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
): Omit<LogEntry, 'frame'> {
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
): Omit<LogEntry, 'frame'> {
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
