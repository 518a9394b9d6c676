import {
  type Action,
  CATEGORIES,
  groundOf,
  ownerOf,
  type Plot,
  parsePlot,
  plotsOf,
  refuseSite,
  type State,
  seatOf,
} from '../../../engine/citadel/index.ts'
import type { Chance } from '../../../engine/kernel/index.ts'

/** How good a first plot is: premium above all, room to grow, cards of the hand that may stand there, dots that are left. */
function worthOf(state: State, plot: Plot): number {
  const { premium, dots, neighbours, road, byRiver } = groundOf(plot)
  const free = neighbours.filter((beside) => ownerOf(state, beside) === null).length
  const { hand } = seatOf(state, state.onTurn)
  const fits = hand.filter(({ card }) => card && refuseSite(state, card, plot) === null).length
  const takes = CATEGORIES.length - (byRiver ? 1 : 0) - (road ? 0 : 1)
  return premium * 1.4 + free * 0.25 + fits * 0.5 + takes * 0.2 - dots * 0.45
}

/** A first plot by rule of thumb; a third one where it costs little, for more ground is more income. */
export function firstPlot(state: State, actions: readonly Action[], luck: Chance): Action | null {
  const choices = actions.flatMap((action) => {
    const plot = action.type === 'choose' ? parsePlot(action.plot) : null
    return plot === null ? [] : [{ action, worth: worthOf(state, plot) }]
  })
  const best = Math.max(...choices.map(({ worth }) => worth))
  const first = choices.filter(({ worth }) => worth === best)
  const stop = actions.find(({ type }) => type === 'stop')
  if (stop && (first.length === 0 || best < 0 || plotsOf(state, state.onTurn).length === 0)) return stop
  return first[luck.draw(first.length)]?.action ?? null
}
