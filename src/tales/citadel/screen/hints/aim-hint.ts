import { type Action, type Citadel, isBuilding, isInfluence } from '../../../../engine/citadel/index.ts'
import type { AimHint } from '../../../../ui/frames/hints/hints.ts'
import { aimsAtPlot, type Held, plotOf } from '../../intent/wish.ts'
import type { Table } from '../../runtime.ts'

/**
 * Selects the card and the plot of the first action of a plan: one more click performs it. Returns the target to point out, or null.
 */
export const aimHint: AimHint<Citadel, Pick<Table, 'intent'>> = ({ intent }, [action]) => {
  const { cancel, hold, press } = intent.getState()
  const plot = plotOf(action)
  const held = heldFor(action)
  cancel()
  if (held) hold(held)
  if (plot !== null && isAimedAtPlot(action)) {
    press(plot)
    return `plot:${plot}`
  }
  switch (action.type) {
    case 'buy':
      return `${action.shop}:${action.card}`
    case 'sell':
      return `sell:${action.shop}`
    case 'play':
      return `play:${action.target ?? ''}`
    case 'discard':
    case 'take':
    case 'give':
      return `answer:${action.card}`
    default:
      return null
  }
}

/** Returns the selection that an action needs, or null. */
function heldFor(action: Action): Held | null {
  switch (action.type) {
    case 'build':
    case 'sell':
      return isBuilding(action.card) ? { kind: 'building', card: action.card } : null
    case 'play':
      return isInfluence(action.card) ? { kind: 'influence', card: action.card } : null
    case 'raze':
      return { kind: 'raze' }
    default:
      return null
  }
}

const isAimedAtPlot = (action: Action): boolean =>
  action.type !== 'play' || (isInfluence(action.card) && aimsAtPlot(action.card))
