import { leavesTree, SEATS, type State, type Tile, thingsOn } from '../../../../engine/boogyman/index.ts'
import { WalkMark } from '../../../../ui/art/index.ts'
import { LeavesTreeMark, middleOf, PREY_AT, PreyMark, ReachRim } from '../../art/index.ts'
import { type Doing, GREEN, offersOf } from './doing.ts'

/** What the piece in hand may do, where it may do it. */
export function Offers({ doing }: { doing: Doing }) {
  const offers = offersOf(doing)
  const { state } = doing
  return (
    <>
      {offers.map((action) => {
        if (action.type === 'prowl') return <Reach key={action.to} state={state} to={action.to} />
        if (action.type !== 'step') return null
        return <Step key={action.to} state={state} from={action.from} to={action.to} />
      })}
    </>
  )
}

/** He can stop here, and capture those who stand here. */
function Reach({ state, to }: { state: State; to: Tile }) {
  const [x, y] = middleOf(to)
  const prey = state.pawns[GREEN][to] ?? 0
  return (
    <g transform={`translate(${x} ${y})`}>
      <ReachRim />
      {prey > 0 && (
        <g transform={`translate(${PREY_AT[0]} ${PREY_AT[1]}) scale(.44)`}>
          <PreyMark side={SEATS[GREEN]} count={prey} />
        </g>
      )}
    </g>
  )
}

/** How far along the way to a tile that is held a step is marked: on its border. */
const BORDER = 0.5

/** A step leads here; one that leaves a tree says so where it leaves. */
function Step({ state, from, to }: { state: State; from: Tile; to: Tile }) {
  const [fromX, fromY] = middleOf(from)
  const [toX, toY] = middleOf(to)
  const isHeld = thingsOn(state, to) > 0
  const share = isHeld ? BORDER : 1
  const [x, y] = [fromX + (toX - fromX) * share, fromY + (toY - fromY) * share]
  return (
    <>
      <g transform={`translate(${x} ${y}) scale(${isHeld ? 0.48 : 0.8})`}>
        <WalkMark />
      </g>
      {leavesTree(state, from) && (
        <g transform={`translate(${fromX - 28} ${fromY - 26}) scale(.56)`}>
          <LeavesTreeMark />
        </g>
      )}
    </>
  )
}
