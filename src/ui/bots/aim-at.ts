import type { Action, State } from '../../engine/fairy-tale/index.ts'
import { useIntent } from '../../store/intent.ts'
import { usableSymbols } from '../../store/uses.ts'
import { isAimed } from '../characters/powers.ts'

/** Takes in hand what an action needs, and aims it: whoever plays has only to confirm. Nothing is done by it. */
export function aimAt(state: State, action: Action): void {
  const { cancel, choose, rotate, aim, wield } = useIntent.getState()
  cancel()
  if (action.type === 'expand') {
    choose(action.slot)
    rotate(action.turn)
    aim(action.at)
  }
  if (action.type === 'use' && isAimed(action.power)) wield({ power: action.power })
  if (action.type !== 'use-symbol') return
  const symbol = usableSymbols(state).find((usable) => usable.symbol === action.symbol)
  if (!symbol) return
  wield(symbol)
  if (action.slot !== undefined) choose(action.slot)
  aim(action.at)
  for (let quarter = 0; quarter < 3 && aimedTurn() !== action.turn; quarter++) rotate()
}

/** How what is aimed is turned now. */
function aimedTurn(): number | undefined {
  const { placing, wielded } = useIntent.getState()
  return placing?.turn ?? (wielded?.kind === 'symbol' ? wielded.way?.turn : undefined)
}
