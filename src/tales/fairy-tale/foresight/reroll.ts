import {
  copyOf,
  type Event,
  type EventType,
  facesToFall,
  type State,
} from '../../../engine/fairy-tale/index.ts'
import { type DieFace, scriptedRng } from '../../../engine/kernel/index.ts'
import { fairyTale } from '../rules.ts'

/** The result of a die that is kept. */
interface Fall {
  /** True if a monster steps or appears, or hurts the Oak. */
  stirs: boolean
  hurt: number
  /** The forest afterwards, as a key for comparison. */
  forest: string
}

const STIRS: readonly EventType[] = [
  ...(['monster-stepped', 'monster-put-out', 'monster-lost'] as const),
  ...(['oak-hurt', 'monster-appeared'] as const),
]

/** The faces that involve no choice. A 5 lets players choose one of these results. */
const PLAIN: readonly DieFace[] = [1, 2, 3, 4, 6]

/**
 * True if a reroll of the open die [R 34] could be better. False if the die moves no monster, if it is a 5, or if every other face has the
 * same result or costs more hearts.
 */
export function couldFallBetter(state: State): boolean {
  const { pending } = state
  if (pending?.kind !== 'die' || pending.face === 5) return false
  const own = fallOf(state, pending.face)
  if (!own.stirs) return false
  return PLAIN.some((face) => {
    const other = canLie(state, face) ? fallOf(state, face) : own
    return other.hurt <= own.hurt && other.forest !== own.forest
  })
}

/** True if the die can show this face. Some faces are rolled again within the same roll, such as a 6 without a den [R 8]. */
const canLie = (state: State, face: DieFace): boolean =>
  state.pending?.kind === 'die' && facesToFall(state, state.pending.for).includes(face)

/** The result of keeping the open die with another face. Of several new monsters with dice of their own, only the first counts. */
function fallOf(state: State, face: DieFace): Fall {
  const after = copyOf(state)
  if (after.pending?.kind === 'die') {
    after.pending = { ...after.pending, face, ...(after.pending.left !== undefined && { left: 1 }) }
  }
  let stirs = false
  const emit = ({ type }: Event) => {
    stirs ||= STIRS.includes(type)
  }
  fairyTale.apply({ state: after, chance: scriptedRng({}), emit }, { type: 'keep-die' })
  return { stirs, hurt: state.hearts - after.hearts, forest: JSON.stringify(after.tiles) }
}
