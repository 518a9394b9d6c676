import { type Action, activeDen, type State } from '../../src/engine/fairy-tale/index.ts'
import { type DieFace, scriptedRng } from '../../src/engine/kernel/index.ts'
import { fairyTale } from '../../src/tales/fairy-tale/rules.ts'

/** How likely each number of hearts is lost, from none to three. */
type Losses = number[]

const FACES: readonly DieFace[] = [1, 2, 3, 4, 5, 6]

/** Computes {@link lossesByNextTurn} by brute force: it rolls every face of every die and gives every answer, by the rules themselves. */
export function lossesPlayedOut(state: State): Losses {
  const turn = state.turn
  const from = (now: State): Losses => {
    if (now.outcome || now.turn > turn + 1) return lost(state.hearts - now.hearts)
    if (now.pending) return bestOf(answers(now).map((answer) => rolled(now, answer, [])))
    if (now.phase === 'new-monsters') return rolled(now, { type: 'roll' }, [])
    return rolled(now, { type: 'end-turn' }, [])
  }
  /** All faces of every die that an action needs, one after the other. A roll that is made again never was [R 8]. */
  const rolled = (now: State, action: Action, dice: readonly DieFace[]): Losses => {
    const after = structuredClone(now)
    let missing = false
    const die = (): DieFace => {
      missing = true
      return 1
    }
    const chance = scriptedRng({ dice }, { die, draw: () => 0 })
    fairyTale.apply({ state: after, chance }, action)
    if (!missing) return from(after)
    const faces = now.phase === 'new-monsters' && madeAgain(now) ? FACES.slice(0, 5) : FACES
    return mean(faces.map((face) => rolled(now, action, [...dice, face])))
  }
  return from(state)
}

/** Returns the answers to the open question. */
const answers = (state: State): Action[] => fairyTale.list(state).filter(({ type }) => type !== 'give-up')

/** True if a 6 for new monsters is rolled again: without a den. */
const madeAgain = (state: State): boolean => activeDen(state) === null && state.rules.noDen === 'roll-again'

const lost = (hearts: number): Losses => [0, 1, 2, 3].map((number) => (number === hearts ? 1 : 0))

const mean = (all: readonly Losses[]): Losses =>
  [0, 1, 2, 3].map((lost) => all.reduce((sum, losses) => sum + (losses[lost] ?? 0), 0) / all.length)

/** Returns the best choice of the players: the least chance of losing three hearts, then two, then one. */
const bestOf = (all: readonly Losses[]): Losses =>
  [...all].sort(
    (a, b) => worth(a, 3) - worth(b, 3) || worth(a, 2) - worth(b, 2) || worth(a, 1) - worth(b, 1),
  )[0] ?? []

/** Rounds to twelve places, so that equal values from different sums are equal. */
const worth = (losses: Losses, lost: number): number => Number((losses[lost] ?? 0).toFixed(12))
