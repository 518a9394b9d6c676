import { START_LIFE } from '../../../engine/fortress/index.ts'
import { memoizeByKey } from '../../../engine/kernel/index.ts'
import { columnsBy } from './column-known.ts'
import { type Style, tasteOf } from './page.ts'

/**
 * A style for simulations: with much life it protects its creatures and gathers them, with little life it spends them. Otherwise the same
 * as the Page.
 */
export const SEASONED: Style = {
  columns: (state) => columnsFor(stepOf(state.life))(state),
  patience: 1,
}

/** The price of a lost attacker at medium life, and its growth for each further life (logarithmic). */
const MIDDLING = { life: 10, price: 1.2 }
const DEARER = 0.12

/** Step of rounded prices on the logarithmic scale, to limit the number of caches. */
const STEP = 0.25

/** Returns the price step for a life, capped at the initial life. */
const stepOf = (life: number): number =>
  Math.round((DEARER * (Math.min(life, START_LIFE) - MIDDLING.life)) / STEP)

const columnsFor = memoizeByKey((step: number) => columnsBy(tasteOf(MIDDLING.price * Math.exp(step * STEP))))
