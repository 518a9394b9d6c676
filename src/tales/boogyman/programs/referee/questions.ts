import { ALL_SEATS, actionText, boogyman, type State } from '../../../../engine/boogyman/index.ts'
import { proved } from '../../../../programs/referee/proved.ts'
import { ownQuestion } from '../../../../programs/referee/tale.ts'
import { changesOf, prospectOf } from '../../foresight/index.ts'
import { prove as proofOf } from '../../rescues/index.ts'

/** The options of each side in its next turn, and how each legal action would change them. */
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

/** Whether the side on turn can win before its turn ends, and in how many ways. */
const prove = ownQuestion({}, (state: State) => proved(() => proofOf(state), actionText))

/** The questions that this tale answers. Odds are missing, as the duel has no luck. */
export const QUESTIONS = { predict, prove }
