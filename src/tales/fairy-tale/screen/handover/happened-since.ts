import {
  type Event,
  isGoal,
  isJoined,
  type MonsterKind,
  type State,
} from '../../../../engine/fairy-tale/index.ts'
import {
  CENTRE,
  DIRECTIONS,
  type Direction,
  neighbour,
  type Place,
  stateOf,
} from '../../../../engine/kernel/index.ts'
import { cameIn } from '../../came.ts'
import type { Session } from '../../game.ts'
import { type Deeds, deedsOf } from '../log/deeds.ts'
import { heartsIn, heartsTaken } from '../log/hearts.ts'

/** Something that a person must know who takes the book over. */
export type Finding =
  /** The oak lost so many hearts; `monster`: the kind that came last, null where not every one was lost to a monster that came. */
  | { kind: 'hearts'; lost: number; left: number; monster: MonsterKind | null }
  /** The character of a seat was carried off, and is out of the tale [R 70]. */
  | { kind: 'hero-lost'; seat: number }
  /** A dark diamond was broken by a seat, the last one if there were several. */
  | { kind: 'diamond-destroyed'; seat: number; destroyed: number }
  | { kind: 'diamond-laid'; seat: number; at: Place }
  /** So many monsters stand one road from the oak; `monster`: the kind of one of them. */
  | { kind: 'near'; monsters: number; monster: MonsterKind }
  /** So many came, from these sides; null: from a den. */
  | { kind: 'came'; monsters: number; from: (Direction | null)[]; monster: MonsterKind }
  | DeedsFinding

/** What the character of a seat did. */
export type DeedsFinding = { kind: 'deeds'; seat: number } & Deeds

/** What happened while somebody was not on turn. */
export interface Since {
  /** Nobody of this person has had a turn yet: it is all that happened so far. */
  first: boolean
  /** The weightiest first. */
  findings: Finding[]
}

/** As much as one takes in at a glance. */
const MOST = 3

/**
 * What happened since the last turn of whoever leads a seat, three things at most: hearts lost, heroes lost, diamonds
 * broken or laid, monsters beside the oak, how many came and from where, and what the others did.
 */
export function sinceLastTurn(
  { config, first, moves }: Session,
  seat: number,
  isMine = (other: number) => other === seat,
): Since {
  const events = moves.flatMap(({ frames }) => frames.map(({ event }) => event))
  const ended = events.findLastIndex((event) => event.type === 'turn-ended' && isMine(event.seat))
  const since = events.slice(ended + 1)
  const now = stateOf({ first, moves })
  const findings = [
    ...heartsLost(since),
    ...heroesLost(since),
    ...diamonds(since),
    ...besideTheOak(now),
    ...whoCame(since),
    ...deeds(since, config.seats.length).filter(({ seat: other }) => !isMine(other)),
  ]
  return { first: ended < 0, findings: findings.slice(0, MOST) }
}

function heartsLost(events: readonly Event[]): Finding[] {
  const lost = events.reduce((sum, event) => sum + heartsTaken(event), 0)
  if (lost === 0) return []
  const hurts = events.filter((event) => event.type === 'oak-hurt')
  const monster = (hurts.length === lost && hurts.at(-1)?.kind) || null
  const left = events.map(heartsIn).findLast((hearts) => hearts !== null) ?? 0
  return [{ kind: 'hearts', lost, left, monster }]
}

const heroesLost = (events: readonly Event[]): Finding[] =>
  events.flatMap((event) =>
    event.type === 'character-lost' ? [{ kind: 'hero-lost', seat: event.seat }] : [],
  )

/** Broken ones before those that were laid. */
function diamonds(events: readonly Event[]): Finding[] {
  const broken = events.findLast((event) => event.type === 'diamond-destroyed')
  const laid = events.flatMap((event): Finding[] => {
    const isLaid = event.type === 'tile-placed' || event.type === 'tile-swapped'
    if (!isLaid || !isGoal(event.face)) return []
    return [{ kind: 'diamond-laid', seat: event.seat, at: event.at }]
  })
  if (!broken) return laid
  return [{ kind: 'diamond-destroyed', seat: broken.seat, destroyed: broken.destroyed }, ...laid]
}

function besideTheOak({ tiles }: State): Finding[] {
  const near = DIRECTIONS.filter((side) => isJoined(tiles, CENTRE, side)).flatMap(
    (side) => tiles[neighbour(CENTRE, side)]?.monsters ?? [],
  )
  const [one] = near
  return one ? [{ kind: 'near', monsters: near.length, monster: one.kind }] : []
}

function whoCame(events: readonly Event[]): Finding[] {
  const appeared = cameIn(events)
  const coming = events.flatMap((event) =>
    event.type === 'monsters-coming' ? [event.reason.entranceSide] : [],
  )
  const [one] = appeared
  if (!one) return []
  return [{ kind: 'came', monsters: appeared.length, from: [...new Set(coming)], monster: one.kind }]
}

/** What each seat did, the seat with the most to tell first. */
const deeds = (events: readonly Event[], seats: number): DeedsFinding[] =>
  deedsOf(events, seats)
    .map((of, seat) => ({ kind: 'deeds' as const, seat, ...of }))
    .filter(({ tiles, monsters, steps }) => tiles + monsters + steps > 0)
    .toSorted((one, other) => weight(other) - weight(one))

/** What one went for weighs less than what one did there. */
const weight = ({ tiles, monsters, steps }: Deeds): number => 100 * monsters + 10 * tiles + steps
