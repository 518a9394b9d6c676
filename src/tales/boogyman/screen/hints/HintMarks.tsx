import type { Action, State, Tile } from '../../../../engine/boogyman/index.ts'
import { pathTo } from '../../../../engine/boogyman/index.ts'
import { Arrow } from '../../../../ui/art/index.ts'
import { between, middleOf } from '../../art/clearing/geometry.ts'
import { ReachRim } from '../../art/index.ts'
import { after } from '../../foresight/index.ts'
import { useTable } from '../../runtime.ts'
import { hintsOf } from '../table-kit.ts'

/** Draws the hint on the board: its paths and tiles, in hundredths of a tile around the center of d4. */
export function HintMarks() {
  const table = useTable()
  const { state, plan } = hintsOf(table).useHint()
  if (!state || !plan) return null
  return <PlanMarks state={state} plan={plan} />
}

interface PlanMarksProps {
  state: State
  plan: readonly Action[]
  /** True if the plan was played already: pieces are then at their targets and tiles get no rim. */
  isDone?: boolean
}

/** The paths of a plan. */
export function PlanMarks({ state, plan, isDone = false }: PlanMarksProps) {
  return (
    <g data-hint-marks="">
      {waysOf(state, plan).map((way) => (
        <Way key={way.join(' ')} way={way} rim={!isDone} />
      ))}
    </g>
  )
}

/** The path of each action of the plan. An action in place has only its tile. */
function waysOf(state: State, [action, ...rest]: readonly Action[]): Tile[][] {
  if (!action) return []
  return [wayOf(state, action), ...(rest.length > 0 ? waysOf(after(state, action), rest) : [])]
}

function wayOf(state: State, action: Action): Tile[] {
  if (action.type === 'step') return [action.from, action.to]
  if (action.type !== 'prowl') return 'at' in action ? [action.at] : []
  const from = state.boogymen[state.onTurn]
  return [...(from === null ? [] : [from]), ...pathTo(state, state.onTurn, action.to)]
}

function Way({ way, rim }: { way: readonly Tile[]; rim: boolean }) {
  const points = way.map(middleOf)
  const [start, second] = points
  const [last, before] = points.toReversed()
  if (!start || !last) return null
  return (
    <>
      {rim && (
        <g transform={`translate(${last[0]} ${last[1]})`}>
          <ReachRim />
        </g>
      )}
      {second && before && (
        <Arrow
          from={between(start, second, 0.25)}
          to={between(last, before, 0.2)}
          via={points.slice(1, -1)}
          tone="legal"
          width={7}
        />
      )}
    </>
  )
}
