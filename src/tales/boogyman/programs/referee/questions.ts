import { ALL_SEATS, actionText, boogyman, type State } from '../../../../engine/boogyman/index.ts'
import { proved } from '../../../../programs/referee/proved.ts'
import { ownQuestion } from '../../../../programs/referee/tale.ts'
import { changesOf, prospectOf } from '../../foresight/index.ts'
import { prove as proofOf } from '../../rescues/index.ts'

/** What either side could do in its next turn, and what each action that is allowed now would change of that. */
const predict = ownQuestion({}, (state: State) => ({
  seats: ALL_SEATS.map((seat) => {
    const { hunts, ...prospect } = prospectOf(state, seat)
    return {
      seat,
      hunts: hunts.map(({ tile, count, way, first, last }) => ({
        ...{ tile, count, way },
        first: first && actionText(first),
        last,
      })),
      ...prospect,
    }
  }),
  actions: boogyman.list(state).map((action) => ({
    action: actionText(action),
    changes: changesOf(state, action),
  })),
}))

/** Whether the side on turn can win before its turn is over, and in how many ways. */
const prove = ownQuestion({}, (state: State) => proved(() => proofOf(state), actionText))

/** What this tale can foresee. There is no luck in it, so nothing is asked about odds. */
export const QUESTIONS = { predict, prove }
