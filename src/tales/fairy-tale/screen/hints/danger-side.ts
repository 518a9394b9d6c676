import { type MonsterKind, places, type State, sidesOf } from '../../../../engine/fairy-tale/index.ts'
import { CENTRE, type DieFace, type Direction, type Place } from '../../../../engine/kernel/index.ts'
import {
  type Future,
  faceOfWorst,
  futuresOf,
  hurtingFaces,
  routesOf,
  type Worst,
  worstOf,
} from '../../foresight/index.ts'

/** Monsters of one kind on one tile. */
export interface Comers {
  at: Place
  kind: MonsterKind
  count: number
}

/** The danger to the oak. `who`: the largest group of one tile and kind that reaches it; null if something else hurts the oak. */
export type HintedDanger =
  /** The worst roll of this turn, and the probability that the oak is hurt at all. */
  | {
      kind: 'roll'
      side: Direction | 'all'
      face: DieFace
      worst: Worst
      chance: number
      who: Comers | null
    }
  /** No roll hurts the oak now; this monster has the shortest way. */
  | { kind: 'nearest'; side: Direction; who: Comers }
  | { kind: 'safe' }

/** Returns the worst danger of this turn. If no roll hurts the oak, returns the nearest monster. */
export function dangerIn(state: State): HintedDanger {
  const futures = futuresOf(state)
  const worst = futures && worstOf(futures)
  const face = worst && faceOfWorst(state, worst)
  if (face) {
    const chance = hurtingFaces(futures) / worst.of
    return { kind: 'roll', side: worst.way, face, worst, chance, who: comersIn(state, futures[worst.way]) }
  }
  const ways = routesOf(state).filter(({ rolls }) => rolls !== null)
  const nearest = ways.reduce<(typeof ways)[number] | null>(
    (best, way) => ((way.rolls ?? 0) < (best?.rolls ?? Number.POSITIVE_INFINITY) ? way : best),
    null,
  )
  const at = nearest?.path[0]
  if (!nearest || at === undefined) return { kind: 'safe' }
  const [side] = sidesOf(at, state.rules.sides)
  const kind = state.tiles[at]?.monsters.find(({ n }) => n === nearest.monster)?.kind
  return side && kind ? { kind: 'nearest', side, who: { at, kind, count: 1 } } : { kind: 'safe' }
}

/** Returns the largest group of one tile and kind that reaches the oak in a future. */
function comersIn({ tiles }: State, { events }: Future): Comers | null {
  const reach = new Set(
    events.flatMap((event) =>
      event.type === 'monster-stepped' && event.to === CENTRE ? [event.monster] : [],
    ),
  )
  const crowds = places(tiles).flatMap((at) => {
    const monsters = (tiles[at]?.monsters ?? []).filter(({ n }) => reach.has(n))
    return monsters.map(({ kind }) => ({
      at,
      kind,
      count: monsters.filter((other) => other.kind === kind).length,
    }))
  })
  return crowds.reduce<Comers | null>(
    (most, crowd) => (crowd.count > (most?.count ?? 0) ? crowd : most),
    null,
  )
}
