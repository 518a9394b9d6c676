import { START_LIFE } from '../../../engine/fortress/index.ts'
import { onceFor } from '../../../engine/kernel/index.ts'
import { columnsBy } from './column-known.ts'
import { type Style, tasteOf } from './page.ts'

/**
 * Who has seen many sieges: while there is much life, its own are dear to it and it gathers them; the less is left, the
 * more it gives them away. Otherwise as the Page.
 */
export const SEASONED: Style = {
  columns: (state) => columnsFor(stepOf(state.life))(state),
  patience: 1,
}

/** The price of an attacker who falls, at a middling life, and how much dearer with each life more. */
const MIDDLING = { life: 10, price: 1.2 }
const DEARER = 0.12

/** Prices are told apart in steps of a quarter of their logarithm, so that few have to be remembered. */
const STEP = 0.25

/** More life than anybody begins with makes nothing dearer. */
const stepOf = (life: number): number =>
  Math.round((DEARER * (Math.min(life, START_LIFE) - MIDDLING.life)) / STEP)

const columnsFor = onceFor((step: number) => columnsBy(tasteOf(MIDDLING.price * Math.exp(step * STEP))))
