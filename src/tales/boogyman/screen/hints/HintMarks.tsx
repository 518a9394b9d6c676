import type { Action, State, Tile } from '../../../../engine/boogyman/index.ts'
import { pathTo } from '../../../../engine/boogyman/index.ts'
import { Arrow } from '../../../../ui/art/index.ts'
import { between, middleOf } from '../../art/clearing/geometry.ts'
import { ReachRim } from '../../art/index.ts'
import { after } from '../../foresight/index.ts'
import { useTable } from '../../table.ts'
import { hintsOf } from '../table-kit.ts'

/** On the board, in hundredths of a tile round the middle of d4: the ways of what is advised, and the tiles that it is about. */
export function HintMarks() {
  const table = useTable()
  const { state, plan } = hintsOf(table).useHint()
  if (!state || !plan) return null
  return <PlanMarks state={state} plan={plan} />
}

interface PlanMarksProps {
  state: State
  plan: readonly Action[]
  /** It is done already: who came there is to be seen, and no rim is laid round the tiles. */
  isDone?: boolean
}

/** The ways of a plan, from where it begins. */
export function PlanMarks({ state, plan, isDone = false }: PlanMarksProps) {
  return (
    <g data-hint-marks="">
      {waysOf(state, plan).map((way) => (
        <Way key={way.join(' ')} way={way} rim={!isDone} />
      ))}
    </g>
  )
}

/** The way of each action that is advised; of one that is done where it stands only that tile. */
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
