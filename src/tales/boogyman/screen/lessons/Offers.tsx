import { leavesTree, SEATS, type State, type Tile, thingsOn } from '../../../../engine/boogyman/index.ts'
import { WalkMark } from '../../../../ui/art/index.ts'
import type { Point } from '../../../../ui/art/svg.ts'
import { LeavesTreeMark, middleOf, PREY_AT, PreyMark, ReachRim } from '../../art/index.ts'
import { type Doing, GREEN, offersOf } from './doing.ts'

/** Where the Boogyman in hand can stop: beneath those who stand there. */
export const Reaches = ({ doing }: { doing: Doing }) =>
  offersOf(doing).map((action) =>
    action.type === 'prowl' ? <Reach key={action.to} state={doing.state} to={action.to} /> : null,
  )

/** Where the one in hand can step, and the tree that it would leave: above all who stand there. */
export function Steps({ doing: { state, inHand, ...doing } }: { doing: Doing }) {
  const steps = offersOf({ state, inHand, ...doing }).filter(({ type }) => type === 'step')
  if (inHand === null || steps.length === 0) return null
  const [x, y] = middleOf(inHand)
  return (
    <>
      {steps.map((action) =>
        action.type === 'step' ? (
          <Step key={action.to} from={inHand} to={action.to} isHeld={thingsOn(state, action.to) > 0} />
        ) : null,
      )}
      {leavesTree(state, inHand) && (
        <g transform={`translate(${x - 29} ${y - 22}) scale(.56)`}>
          <LeavesTreeMark />
        </g>
      )}
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

/** A step leads here: in the middle of an empty tile, on the border of one that is held. */
function Step({ from, to, isHeld }: { from: Tile; to: Tile; isHeld: boolean }) {
  const [x, y] = isHeld ? between(middleOf(from), middleOf(to)) : middleOf(to)
  return (
    <g transform={`translate(${x} ${y}) scale(${isHeld ? 0.48 : 0.8})`}>
      <WalkMark />
    </g>
  )
}

const between = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2]
