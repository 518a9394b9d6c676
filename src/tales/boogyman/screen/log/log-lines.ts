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
import { type EitherMove, type EventOf, memoizeByObject } from '../../../../engine/kernel/index.ts'
import { placed } from '../../../../ui/frames/log/log-entry.ts'
import type { Move, Session } from '../../game.ts'
import type { Messages } from '../../words/messages.ts'
import type { LogEntry, PlacedLogEntry } from './LineIcon.tsx'

type Frames = Move['frames']

/**
 * The log, first entry first. The log depends on the session only, so undone actions disappear. Every action is an entry, and so is the end
 * of a turn or game.
 */
export const logLines = ({ moves }: Session, m: Messages): PlacedLogEntry[] =>
  moves.flatMap((move, index) => inTurns(move, index, toldBy(m)(move)))

/** The entries of one move, to be announced. */
export const linesOfMove = (move: Move, m: Messages): PlacedLogEntry[] => inTurns(move, 0, toldBy(m)(move))

/** Cached for each move, as the log only grows. */
const toldBy = memoizeByObject((m: Messages) =>
  memoizeByObject(({ frames }: Move) => describeMove(m, frames)),
)

/** The turn and seat of a frame. Events before the change of turn belong to the old turn. */
export function turnAt({ before, after, frames }: EitherMove<Boogyman>, frame: number) {
  const { turn, onTurn: seat } = before.turn === after.turn ? before : (frames[frame - 1]?.state ?? before)
  return { turn, seat }
}

const inTurns = (of: Move, move: number, told: readonly LogEntry[]): PlacedLogEntry[] =>
  placed(move, told, (frame) => turnAt(of, frame))

const describeMove = (m: Messages, frames: Frames): LogEntry[] =>
  frames.flatMap(({ event, state }, frame) => {
    const told = tell(m, event, state, frames[frame + 1]?.event)
    return told ? [{ frame, ...told }] : []
  })

/** The log entry of an event with its consequence, or null if another entry covers it. */
function tell(
  { log }: Messages,
  event: Event,
  state: State,
  next: Event | undefined,
): Omit<LogEntry, 'frame'> | null {
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

/** The consequence of a step: a tree, no tree, or pieces that stay. */
function leftBehind(
  log: Messages['log'],
  { seat, from }: EventOf<Boogyman, 'stepped'>,
  state: State,
  next: Event | undefined,
): Pick<LogEntry, 'why'> {
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
