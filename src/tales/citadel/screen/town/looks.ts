import {
  type BuildingId,
  ORDERS,
  type Order,
  ownerOf,
  PLOTS,
  type Plot,
  type State,
  standingOn,
} from '../../../../engine/citadel/index.ts'
import { oncePer } from '../../../../engine/kernel/index.ts'

/** How a plot is drawn: whose it is, and what stands on it. */
export interface PlotLook {
  readonly plot: Plot
  readonly order: Order | null
  readonly building: BuildingId | null
}

/** How each plot of a position is drawn, by its number. */
export const looksIn: (state: State) => readonly PlotLook[] = oncePer((state: State) =>
  PLOTS.map((plot): PlotLook => {
    const owner = ownerOf(state, plot)
    return {
      plot,
      order: owner === null ? null : (ORDERS[owner] ?? null),
      building: standingOn(state, plot),
    }
  }),
)
