import type { Event, Fortress, State } from '../../../../engine/fortress/index.ts'
import { type EitherMove, type EventOf, oncePer } from '../../../../engine/kernel/index.ts'
import { placed } from '../../../../ui/frames/log/told-line.ts'
import type { Move, Session } from '../../game.ts'
import type { Messages } from '../../words/messages.ts'
import type { LogIcon, LogLine, Told } from './LineIcon.tsx'
import { listed, shortName } from './names.ts'

type Frames = Move['frames']

/** The tale so far, from the first line to the last. It follows from the session alone: whatever is undone is told no more. */
export const logLines = (session: Session, m: Messages): LogLine[] => [
  ...beginning(session, m),
  ...session.moves.flatMap((move, index) => inTurns(move, index, toldBy(m)(move))),
]

/** The lines of one move alone, to be said aloud. */
export const linesOfMove = (move: Move, m: Messages): LogLine[] => inTurns(move, 0, toldBy(m)(move))

/** Before all moves: who stands on the wall. */
const BEFORE_ALL = -1

function beginning({ first }: Session, m: Messages): LogLine[] {
  if (first.garrison.length === 0) return []
  const told: Told = {
    frame: BEFORE_ALL,
    icon: { kind: 'gate' },
    what: m.log.began(1, listed(first.garrison, m)),
  }
  return placed(0, [told], () => ({ turn: 0, part: first.siege, seat: 0 }))
}

/** The tale grows, but what was told is not worked out again. */
const toldBy = oncePer((m: Messages) =>
  oncePer(({ frames, action }: Move) => tellMove(m, frames, action.type)),
)

/** What happens belongs to the turn in which it does, and not to the one that it led to; in which siege, since each has a first. */
export function turnAt({ before, after, frames }: EitherMove<Fortress>, frame: number) {
  const isOne = before.turn === after.turn && before.siege === after.siege
  const { turn, siege } = isOne ? before : (frames[frame]?.state ?? after)
  return { turn, part: siege, seat: 0 }
}

const inTurns = (of: Move, move: number, told: readonly Told[]): LogLine[] =>
  placed(move, told, (frame) => turnAt(of, frame))

function tellMove(m: Messages, frames: Frames, type: Move['action']['type']): Told[] {
  const told = frames.flatMap(({ event, state }, frame) => {
    const one = tell(m, event, state, frames[frame + 1]?.event)
    return one ? [{ frame, ...one }] : []
  })
  const answer = { keep: m.log.kept, again: m.log.siegeAgain, redraw: m.log.redrew } as const
  if (type !== 'keep' && type !== 'again' && type !== 'redraw') return told
  return [{ frame: 0, icon: { kind: 'gate' }, what: answer[type] }, ...told]
}

const card = (id: Parameters<typeof shortName>[0]): LogIcon => ({ kind: 'card', card: id })

/** What is told of an event, with what came of it; null where another line tells it already. */
function tell(m: Messages, event: Event, state: State, next: Event | undefined): Omit<Told, 'frame'> | null {
  const { log } = m
  switch (event.type) {
    case 'siege-began':
      return { icon: { kind: 'gate' }, what: log.began(event.siege, listed(event.garrison, m)) }
    case 'hand-dealt':
      return { icon: { kind: 'gate' }, what: log.hand(listed(event.hand, m)) }
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
): Omit<Told, 'frame'> {
  if (id === state.treasure)
    return { icon: card(id), what: log.castTreasure(cards.treasures[id]), why: cards.treasureDoes[id] }
  const rests = state.treasure !== 'league-boots'
  return { icon: card(id), what: log.cast(shortName(id, { cards })), ...(rests && { why: log.castRests }) }
}

function foughtWords({ log, cards }: Messages, event: EventOf<Fortress, 'fought'>): Omit<Told, 'frame'> {
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

/** What a night took or gave, from the event after its die. */
function nightWords({ log }: Messages, next: Event | undefined): string {
  if (next?.type === 'life-gained') return log.nightGain(next.amount, next.life)
  return next?.type === 'life-lost' ? log.nightLoss(next.amount, next.life) : log.nightNothing
}

function stormWords(
  { log }: Messages,
  event: EventOf<Fortress, 'assault-rolled'>,
  state: State,
): Omit<Told, 'frame'> {
  const { damage, dice, roll, result } = event
  return {
    icon: { kind: 'gate' },
    what: log.stormed(damage, dice.join(', '), state.place.walls, roll),
    why: log.results[result],
  }
}

function overWords({ log }: Messages, { outcome, cause }: EventOf<Fortress, 'over'>): Omit<Told, 'frame'> {
  const lost = log.lostBy[cause]
  return {
    icon: { kind: 'gate' },
    what: lost || log.over[outcome],
    ...(lost && { why: log.over[outcome] }),
  }
}
