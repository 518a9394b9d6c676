import {
  type Boogyman,
  type Event,
  enemyOf,
  pawnsOn,
  SEATS,
  type State,
  TWO_TREES,
  tileName,
  treesOn,
} from '../../../../engine/boogyman/index.ts'
import { type EitherMove, type EventOf, oncePer } from '../../../../engine/kernel/index.ts'
import { placed } from '../../../../ui/frames/log/told-line.ts'
import type { Move, Session } from '../../game.ts'
import type { Messages } from '../../words/messages.ts'
import type { LogLine, Told } from './LineIcon.tsx'

type Frames = Move['frames']

/**
 * The tale so far, from the first line to the last. It follows from the session alone: whatever is undone is told no
 * more. Every action is a line, and so is all that ends a turn or the game.
 */
export const logLines = ({ moves }: Session, m: Messages): LogLine[] =>
  moves.flatMap((move, index) => inTurns(move, index, toldBy(m)(move)))

/** The lines of one move alone, to be said aloud. */
export const linesOfMove = (move: Move, m: Messages): LogLine[] => inTurns(move, 0, toldBy(m)(move))

/** The tale grows, but what was told is not worked out again. */
const toldBy = oncePer((m: Messages) => oncePer(({ frames }: Move) => tellMove(m, frames)))

/** What happens belongs to the turn in which it does, and not to the one that it led to. */
export function turnAt({ before, after, frames }: EitherMove<Boogyman>, frame: number) {
  const { turn, onTurn: seat } = before.turn === after.turn ? before : (frames[frame - 1]?.state ?? before)
  return { turn, seat }
}

const inTurns = (of: Move, move: number, told: readonly Told[]): LogLine[] =>
  placed(move, told, (frame) => turnAt(of, frame))

const tellMove = (m: Messages, frames: Frames): Told[] =>
  frames.flatMap(({ event, state }, frame) => {
    const told = tell(m, event, state, frames[frame + 1]?.event)
    return told ? [{ frame, ...told }] : []
  })

/** What is told of an event, with what came of it; null where another line tells it already. */
function tell(
  { log }: Messages,
  event: Event,
  state: State,
  next: Event | undefined,
): Omit<Told, 'frame'> | null {
  switch (event.type) {
    case 'placed':
      return { icon: folk(event), what: log.placed(sideOf(event), tileName(event.tile)) }
    case 'stepped':
      return {
        icon: next?.type === 'tree-grew' ? { kind: 'tree', seed: tileName(next.tile) } : folk(event),
        what: log.stepped(sideOf(event), tileName(event.from), tileName(event.to)),
        ...leftBehind(log, event, state, next),
      }
    case 'spawned':
      return {
        icon: folk(event),
        what: log.spawned(sideOf(event), tileName(event.tile)),
        why: log.standing(event.count),
      }
    case 'boogyman-came':
      return {
        icon: boogymanOf(event),
        what: log.came(sideOf(event), tileName(event.tile)),
        why: log.given(sideOf(event)),
      }
    case 'prowled':
      return {
        icon: boogymanOf(event),
        what: log.prowled(sideOf(event), tileName(event.path.at(-1) ?? event.from)),
        ...(next?.type === 'captured' && { why: log.captured(SEATS[next.whose], next.count) }),
      }
    case 'no-second-action':
      return { icon: folk(event), what: log.noSecond(sideOf(event)) }
    case 'stuck':
      return { icon: folk(event), what: log.stuck(sideOf(event)) }
    case 'over':
      return { icon: overIcon(event, state), what: overWords(log, event) }
    default:
      return null
  }
}

/** What a step left behind: a tree, no tree, or others of its side. */
function leftBehind(
  log: Messages['log'],
  { seat, from }: EventOf<Boogyman, 'stepped'>,
  state: State,
  next: Event | undefined,
): Pick<Told, 'why'> {
  if (next?.type === 'tree-grew')
    return { why: treesOn(state, from) === TWO_TREES - 1 ? log.secondTree : log.treeGrew }
  if (next?.type === 'no-tree') return { why: log.noTree }
  const stayed = pawnsOn(state, seat, from)
  return stayed > 0 ? { why: log.stayed(SEATS[seat], stayed, tileName(from)) } : {}
}

type OfSeat = Event & { seat: State['onTurn'] }

const sideOf = ({ seat }: OfSeat) => SEATS[seat]
const folk = (event: OfSeat) => ({ kind: 'folk', side: sideOf(event) }) as const
const boogymanOf = (event: OfSeat) => ({ kind: 'boogyman', side: sideOf(event) }) as const

const overIcon = ({ winner }: EventOf<Boogyman, 'over'>, { onTurn }: State) =>
  ({ kind: 'folk', side: SEATS[winner ?? onTurn] }) as const

function overWords(log: Messages['log'], { winner, by }: EventOf<Boogyman, 'over'>): string {
  if (by === 'seven' || by === 'no-pawns' || by === 'given-up') {
    const side = winner ?? 0
    return log.won[by](SEATS[side], SEATS[enemyOf(side)])
  }
  return log.drawn[by]
}
