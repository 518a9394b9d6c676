import {
  type Action,
  armyOf,
  type Place,
  placeOnTurn,
  type Space,
  type State,
} from '../../../../engine/fortland/index.ts'
import { Arrow } from '../../../../ui/art/index.ts'
import { PlaceFrame, type Ring, wayAlong } from '../../art/index.ts'
import { after } from '../../foresight/index.ts'
import { useTable } from '../../runtime.ts'
import { hintsOf } from '../table-kit.ts'

/** The hinted path on the board, and its places. */
export function HintMarks({ ring }: { ring: Ring }) {
  const table = useTable()
  const { state, plan } = hintsOf(table).useHint()
  if (!state || !plan) return null
  return <PlanMarks state={state} plan={plan} ring={ring} />
}

/** The path of a plan, and the places of its actions. */
export function PlanMarks({ state, plan, ring }: { state: State; plan: readonly Action[]; ring: Ring }) {
  const { way, places } = wayOf(state, plan)
  const points = wayAlong(ring, way)
  const [from, to] = [points[0], points.at(-1)]
  return (
    <g data-hint-marks="">
      {places.map((place) => (
        <PlaceFrame key={place} ring={ring} place={place} tone="legal" />
      ))}
      {points.length > 1 && from && to && (
        <Arrow from={from} to={to} via={points.slice(1, -1)} tone="legal" width={7} />
      )}
    </g>
  )
}

function wayOf(state: State, plan: readonly Action[]): { way: Space[]; places: Place[] } {
  const way: Space[] = []
  const places: Place[] = []
  let now = state
  for (const action of plan) {
    if (action.type === 'roll' || action.type === 'end' || action.type === 'give-up') break
    const army = armyOf(now, now.onTurn)
    if (way.length === 0 && army) way.push(army.space)
    if (action.type === 'build' || action.type === 'tear') places.push(placeOnTurn(now))
    const seat = now.onTurn
    now = after(now, action)
    const then = armyOf(now, seat)
    if (action.type === 'march' && then) way.push(then.space)
  }
  return { way, places }
}
