import {
  type Citadel,
  charterPrice,
  groundOf,
  type Plot,
  PRICE_OF_RAZING,
  plotName,
  type View,
} from '../../../../engine/citadel/index.ts'
import type { RefusalCode } from '../../../../engine/kernel/index.ts'
import { changeBy, payOn } from '../../foresight/index.ts'
import type { MoveOption } from '../../intent/move-options.ts'
import { actionAt, type Held } from '../../intent/wish.ts'
import type { Messages } from '../../words/messages.ts'

/** The selection, and the plots that it offers. */
export interface Offered {
  readonly state: View
  readonly held: Held | null
  readonly offers: ReadonlyMap<Plot, MoveOption>
}

/** Bricks that an allowed action costs once, or pays every time; null for neither. */
export type Figure = { readonly kind: 'costs' | 'pays'; readonly bricks: number } | null

/** Returns the figure to show on an offered plot. */
export function figureOf({ state, held }: Offered, plot: Plot): Figure {
  const action = actionAt(state, held, plot)
  switch (action?.type) {
    case 'build': {
      const then = changeBy(state, action)?.state
      if (held?.kind !== 'building' || !then) return null
      return { kind: 'pays', bricks: payOn(then, held.card, plot, state.onTurn).count }
    }
    case 'claim':
      return { kind: 'costs', bricks: groundOf(plot).dots }
    case 'raze':
      return { kind: 'costs', bricks: PRICE_OF_RAZING }
    case 'play':
      return action.card === 'charter' ? { kind: 'costs', bricks: charterPrice(plot) } : null
    default:
      return null
  }
}

/** Returns the rivals' plots that a claim would bring down. */
export function fallingBy({ state, held, offers }: Offered, plot: Plot | null): readonly Plot[] {
  if (plot === null || offers.get(plot) !== 'may') return []
  const action = actionAt(state, held, plot)
  return action?.type === 'claim' ? (changeBy(state, action)?.falls ?? []) : []
}

/** Returns a short reason for a plot's label; null if a code has none. */
export const reasonOf = ({ town }: Messages, code: RefusalCode<Citadel>): string | null =>
  code in town.why ? town.why[code as keyof typeof town.why] : null

/** Describes the action of a click on a plot, for its accessible name. */
export function offerWords(m: Messages, offered: Offered, plot: Plot): string[] {
  const offer = offered.offers.get(plot)
  if (offer === undefined) return []
  if (offer !== 'may') {
    const reason = reasonOf(m, offer)
    return reason === null ? [] : [m.town.notHere(reason)]
  }
  const falls = fallingBy(offered, plot)
  const action = actionAt(offered.state, offered.held, plot)
  const what = action ? allowedWords(m, action.type, figureOf(offered, plot)?.bricks ?? 0) : null
  return [
    ...(what === null ? [] : [what]),
    ...(falls.length > 0 ? [m.town.bringsDown(m.common.list(falls.map(plotName)))] : []),
  ]
}

function allowedWords({ town }: Messages, type: string, bricks: number): string | null {
  switch (type) {
    case 'choose':
      return town.mayChoose
    case 'withdraw':
      return town.mayLeave
    case 'claim':
      return town.mayClaim(bricks)
    case 'build':
      return town.mayBuild(bricks)
    case 'raze':
      return town.mayRaze(bricks)
    case 'play':
      return town.mayAim
    default:
      return null
  }
}
