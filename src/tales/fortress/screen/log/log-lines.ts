import type { Event, Fortress, State } from '../../../../engine/fortress/index.ts'
import { type EitherMove, type EventOf, memoizeByObject } from '../../../../engine/kernel/index.ts'
import { placed } from '../../../../ui/frames/log/log-entry.ts'
import type { Move, Session } from '../../game.ts'
import type { Messages } from '../../words/messages.ts'
import type { LogEntry, LogIcon, PlacedLogEntry } from './LineIcon.tsx'
import { cardList, shortName } from './names.ts'

type Frames = Move['frames']

/** Returns all log entries of a session in order; undone moves are not part of it. */
export const logLines = (session: Session, m: Messages): PlacedLogEntry[] => [
  ...beginning(session, m),
  ...session.moves.flatMap((move, index) => inTurns(move, index, toldBy(m)(move))),
]

/** Returns the log entries of one move, for its announcement. */
export const linesOfMove = (move: Move, m: Messages): PlacedLogEntry[] => inTurns(move, 0, toldBy(m)(move))

/** The frame index of the entry on the initial garrison, before all moves. */
const BEFORE_ALL = -1

function beginning({ first }: Session, m: Messages): PlacedLogEntry[] {
  if (first.garrison.length === 0) return []
  const told: LogEntry = {
    frame: BEFORE_ALL,
    icon: { kind: 'gate' },
    what: m.log.began(1, cardList(first.garrison, m)),
  }
  return placed(0, [told], () => ({ turn: 0, part: first.siege, seat: 0 }))
}

/** Memoized by move, so that a growing log is not computed again. */
const toldBy = memoizeByObject((m: Messages) =>
  memoizeByObject(({ frames, action }: Move) => describeMove(m, frames, action.type)),
)

/** Returns the turn and siege of an event. Events before a new turn begins belong to the old turn; turns count from 1 in each siege. */
export function turnAt({ before, after, frames }: EitherMove<Fortress>, frame: number) {
  const isOne = before.turn === after.turn && before.siege === after.siege
  const { turn, siege } = isOne ? before : (frames[frame]?.state ?? after)
  return { turn, part: siege, seat: 0 }
}

const inTurns = (of: Move, move: number, told: readonly LogEntry[]): PlacedLogEntry[] =>
  placed(move, told, (frame) => turnAt(of, frame))

function describeMove(m: Messages, frames: Frames, type: Move['action']['type']): LogEntry[] {
  const told = frames.flatMap(({ event, state }, frame) => {
    const one = tell(m, event, state, frames[frame + 1]?.event)
    return one ? [{ frame, ...one }] : []
  })
  const answer = { keep: m.log.kept, again: m.log.siegeAgain, redraw: m.log.redrew } as const
  if (type !== 'keep' && type !== 'again' && type !== 'redraw') return told
  return [{ frame: 0, icon: { kind: 'gate' }, what: answer[type] }, ...told]
}

const card = (id: Parameters<typeof shortName>[0]): LogIcon => ({ kind: 'card', card: id })

/** Returns the log entry of an event with its effects, or null if another entry covers it. */
function tell(
  m: Messages,
  event: Event,
  state: State,
  next: Event | undefined,
): Omit<LogEntry, 'frame'> | null {
  const { log } = m
  switch (event.type) {
    case 'siege-began':
      return { icon: { kind: 'gate' }, what: log.began(event.siege, cardList(event.garrison, m)) }
    case 'hand-dealt':
      return { icon: { kind: 'gate' }, what: log.hand(cardList(event.hand, m)) }
    case 'turn-began':
      return event.phase === 'assault' ? { icon: { kind: 'gate' }, what: log.assaultTurn } : null
    case 'drawn':
      return { icon: card(event.card), what: log.drew(shortName(event.card, m)) }
    case 'land-laid':
      return {
        icon: card(event.card),
        what: log.laid(m.cards.lands[event.card]),
        ...(event.cost > 0 && { why: log.landCost }),
      }
    case 'cast':
      return castWords(m, event, state)
    case 'met':
      return {
        icon: card(event.attacker),
        what: log.met(m.cards.the[event.attacker], m.cards.the[event.defender]),
        why: log.metWhy[event.reason],
      }
    case 'fought':
      return foughtWords(m, event)
    case 'garrison-gone':
      return { icon: { kind: 'gate' }, what: log.gone, ...(next?.type !== 'over' && { why: log.goneWhy }) }
    case 'night-rolled':
      return {
        icon: { kind: 'die', face: event.face },
        what: log.night(event.face),
        why: nightWords(m, next),
      }
    case 'assault-rolled':
      return stormWords(m, event, state)
    case 'over':
      return overWords(m, event)
    default:
      return null
  }
}

function castWords(
  { log, cards }: Messages,
  { card: id }: EventOf<Fortress, 'cast'>,
  state: State,
): Omit<LogEntry, 'frame'> {
  if (id === state.treasure)
    return { icon: card(id), what: log.castTreasure(cards.treasures[id]), why: cards.treasureDoes[id] }
  const rests = state.treasure !== 'league-boots'
  return { icon: card(id), what: log.cast(shortName(id, { cards })), ...(rests && { why: log.castRests }) }
}

function foughtWords({ log, cards }: Messages, event: EventOf<Fortress, 'fought'>): Omit<LogEntry, 'frame'> {
  const attacker = cards.the[event.attacker]
  const defender = cards.the[event.defender]
  const { attackerFalls, defenderFalls } = event
  const why =
    attackerFalls && defenderFalls
      ? log.bothFell
      : attackerFalls
        ? log.fellAttacker(attacker)
        : defenderFalls
          ? log.fellDefender(defender)
          : log.nobodyFell
  return { icon: { kind: 'swords' }, what: log.fought(attacker, defender), why }
}

/** Returns the effect of a night, from the event after its die. */
function nightWords({ log }: Messages, next: Event | undefined): string {
  if (next?.type === 'life-gained') return log.nightGain(next.amount, next.life)
  return next?.type === 'life-lost' ? log.nightLoss(next.amount, next.life) : log.nightNothing
}

function stormWords(
  { log }: Messages,
  event: EventOf<Fortress, 'assault-rolled'>,
  state: State,
): Omit<LogEntry, 'frame'> {
  const { damage, dice, roll, result } = event
  return {
    icon: { kind: 'gate' },
    what: log.stormed(damage, dice.join(', '), state.place.walls, roll),
    why: log.results[result],
  }
}

function overWords(
  { log }: Messages,
  { outcome, cause }: EventOf<Fortress, 'over'>,
): Omit<LogEntry, 'frame'> {
  const lost = log.lostBy[cause]
  return {
    icon: { kind: 'gate' },
    what: lost || log.over[outcome],
    ...(lost && { why: log.over[outcome] }),
  }
}
