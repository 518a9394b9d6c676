import { type State, sidesOf } from '../../../../engine/fairy-tale/index.ts'
import type { DieFace, Direction } from '../../../../engine/kernel/index.ts'
import { faceOfWorst, futuresOf, hurtingFaces, routesOf, type Worst, worstOf } from '../../foresight/index.ts'

/** Where the oak is in danger. */
export type HintedDanger =
  /** The worst that the die may bring this turn; and how likely it hurts the oak at all. */
  | { kind: 'roll'; side: Direction | 'all'; face: DieFace; worst: Worst; chance: number }
  /** No roll hurts it now; on this side stands the monster that has the shortest way. */
  | { kind: 'nearest'; side: Direction }
  | { kind: 'safe' }

/** Where the worst comes from that this turn may bring; where nothing is lost yet, the shortest way. */
export function dangerIn(state: State): HintedDanger {
  const futures = futuresOf(state)
  const worst = futures && worstOf(futures)
  const face = worst && faceOfWorst(state, worst)
  if (face) return { kind: 'roll', side: worst.way, face, worst, chance: hurtingFaces(futures) / worst.of }
  const ways = routesOf(state).filter(({ rolls }) => rolls !== null)
  const nearest = ways.reduce<(typeof ways)[number] | null>(
    (best, way) => ((way.rolls ?? 0) < (best?.rolls ?? Number.POSITIVE_INFINITY) ? way : best),
    null,
  )
  const at = nearest?.path[0]
  const side = at === undefined ? undefined : sidesOf(at, state.rules.sides)[0]
  return side ? { kind: 'nearest', side } : { kind: 'safe' }
}
