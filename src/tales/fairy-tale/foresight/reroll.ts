import {
  copyOf,
  type Event,
  type EventType,
  facesToFall,
  type State,
} from '../../../engine/fairy-tale/index.ts'
import { type DieFace, scriptedChance } from '../../../engine/kernel/index.ts'
import { fairyTale } from '../rules.ts'

/** What a die does to the forest if it stands. */
interface Fall {
  /** Some monster steps, comes, or hurts the oak. */
  stirs: boolean
  hurt: number
  /** The forest after it, to be told apart from another. */
  forest: string
}

const STIRS: readonly EventType[] = [
  ...(['monster-stepped', 'monster-put-out', 'monster-lost'] as const),
  ...(['oak-hurt', 'monster-appeared'] as const),
]

/** The faces that leave nothing to be chosen; of a 5 the players make the best of these. */
const PLAIN: readonly DieFace[] = [1, 2, 3, 4, 6]

/**
 * Whether the die that lies there, and could be rolled again [R 34], could fall better: not if it stirs nobody, nor on a 5,
 * which lets players choose, nor where every other face does the same or costs more hearts.
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

/** What is rolled again as part of the same roll never lies there, as a 6 that finds no den [R 8]. */
const canLie = (state: State, face: DieFace): boolean =>
  state.pending?.kind === 'die' && facesToFall(state, state.pending.for).includes(face)

/** The die that lies there with another face up, and left so; of several monsters that come by dice of their own, the first. */
function fallOf(state: State, face: DieFace): Fall {
  const after = copyOf(state)
  if (after.pending?.kind === 'die') {
    after.pending = { ...after.pending, face, ...(after.pending.left !== undefined && { left: 1 }) }
  }
  let stirs = false
  const emit = ({ type }: Event) => {
    stirs ||= STIRS.includes(type)
  }
  fairyTale.apply({ state: after, chance: scriptedChance({}), emit }, { type: 'keep-die' })
  return { stirs, hurt: state.hearts - after.hearts, forest: JSON.stringify(after.tiles) }
}
