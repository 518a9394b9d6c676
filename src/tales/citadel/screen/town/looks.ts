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
import { memoizeByObject } from '../../../../engine/kernel/index.ts'

/** Appearance of a plot: owner and building. */
export interface PlotLook {
  readonly plot: Plot
  readonly order: Order | null
  readonly building: BuildingId | null
}

/** Appearance of each plot of a position, by plot number. */
export const looksIn: (state: State) => readonly PlotLook[] = memoizeByObject((state: State) =>
  PLOTS.map((plot): PlotLook => {
    const owner = ownerOf(state, plot)
    return {
      plot,
      order: owner === null ? null : (ORDERS[owner] ?? null),
      building: standingOn(state, plot),
    }
  }),
)
