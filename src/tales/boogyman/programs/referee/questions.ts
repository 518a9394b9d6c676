import { actionText, boogyman, type State, type Tile, tileName } from '../../../../engine/boogyman/index.ts'
import { proved } from '../../../../programs/referee/proved.ts'
import { ownQuestion } from '../../../../programs/referee/tale.ts'
import { type Change, changesOf, type Hunt, prospectOf } from '../../foresight/index.ts'
import { prove as proofOf } from '../../rescues/index.ts'
import { seatName } from './words.ts'

/** What either side could do in its next turn, and what each action that is allowed now would change of that. */
const predict = ownQuestion({}, (state: State) => ({
  seats: ([0, 1] as const).map((seat) => {
    const { hunts, ripe, standing, seventh, wins } = prospectOf(state, seat)
    return {
      seat: seatName(seat),
      hunts: hunts.map(huntTold),
      ripe: ripe.map(tileName),
      standing,
      seventh,
      wins,
    }
  }),
  actions: boogyman.list(state).map((action) => ({
    action: actionText(action),
    changes: changesOf(state, action).map(changeTold),
  })),
}))

const huntTold = ({ tile, count, way, first, last }: Hunt) => ({
  tile: tileName(tile),
  count,
  way: way.map(tileName),
  first: first && actionText(first),
  last,
})

const changeTold = (change: Change): object => ({
  ...change,
  ...('tile' in change && { tile: tileName(change.tile) }),
  ...('beside' in change && { beside: change.beside.map((tile: Tile) => tileName(tile)) }),
})

/** Whether the side on turn can win before its turn is over, and in how many ways. */
const prove = ownQuestion({}, (state: State) => proved(() => proofOf(state), actionText))

/** What this tale can foresee. There is no luck in it, so nothing is asked about odds. */
export const QUESTIONS = { predict, prove }
