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
import type { Session } from '../../game.ts'
import { spawnedMonsters } from '../../spawned-monsters.ts'
import { type Deeds, deedsOf } from '../log/deeds.ts'
import { heartsIn, heartsTaken } from '../log/hearts.ts'

/** A fact that the next person must know. */
export type Finding =
  /**
   * Hearts that the oak lost. `monster` is the kind of the last monster that arrived; null unless such monsters took every heart.
   */
  | { kind: 'hearts'; lost: number; left: number; monster: MonsterKind | null }
  /** The character of a seat was carried off, and is out of the game [R 70]. */
  | { kind: 'hero-lost'; seat: number }
  /** A seat destroyed a dark diamond, the last one if there were several. */
  | { kind: 'diamond-destroyed'; seat: number; destroyed: number }
  | { kind: 'diamond-laid'; seat: number; at: Place }
  /** The number of monsters one road from the oak. `monster` is the kind of one of them. */
  | { kind: 'near'; monsters: number; monster: MonsterKind }
  /** The number of new monsters, and their sides; null is a den. */
  | { kind: 'came'; monsters: number; from: (Direction | null)[]; monster: MonsterKind }
  | DeedsFinding

/** The counted actions of a seat's character. */
export type DeedsFinding = { kind: 'deeds'; seat: number } & Deeds

/** The recap of events since a person's last turn. */
export interface Recap {
  /** True if this person has had no turn yet, so that the recap covers the whole game. */
  first: boolean
  /** The most important first. */
  findings: Finding[]
}

/** The maximum number of findings, for a look at a glance. */
const MOST = 3

/**
 * Returns up to three findings since the last turn of a seat's person, the most important first. They cover lost hearts and
 * heroes, diamonds broken or placed, monsters beside the oak, new monsters, and the actions of the others.
 */
export function sinceLastTurn(
  { config, first, moves }: Session,
  seat: number,
  isMine = (other: number) => other === seat,
): Recap {
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

/** Returns broken diamonds before placed ones. */
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
  const appeared = spawnedMonsters(events)
  const coming = events.flatMap((event) =>
    event.type === 'monsters-coming' ? [event.reason.entranceSide] : [],
  )
  const [one] = appeared
  if (!one) return []
  return [{ kind: 'came', monsters: appeared.length, from: [...new Set(coming)], monster: one.kind }]
}

/** Returns the actions of each seat, the busiest seat first. */
const deeds = (events: readonly Event[], seats: number): DeedsFinding[] =>
  deedsOf(events, seats)
    .map((of, seat) => ({ kind: 'deeds' as const, seat, ...of }))
    .filter(({ tiles, monsters, steps }) => tiles + monsters + steps > 0)
    .toSorted((one, other) => weight(other) - weight(one))

/** Removed monsters outweigh tiles, and tiles outweigh steps. */
const weight = ({ tiles, monsters, steps }: Deeds): number => 100 * monsters + 10 * tiles + steps
