import { ORDERS, type Order, type Seat } from '../../../../engine/citadel/index.ts'
import type { CoverWords } from '../../words/cover.ts'

/** The Order of a seat. */
export function orderOf(seat: Seat): Order {
  const order = ORDERS[seat]
  if (!order) throw new Error(`There is no seat ${seat}.`)
  return order
}

/** An Order within a sentence: "the Lion". */
export const orderName = ({ common }: Pick<CoverWords, 'common'>, seat: Seat): string =>
  common.orders[orderOf(seat)]

/** The same, to begin a sentence with. */
export const orderTitle = ({ common }: Pick<CoverWords, 'common'>, seat: Seat): string =>
  common.titles[orderOf(seat)]
