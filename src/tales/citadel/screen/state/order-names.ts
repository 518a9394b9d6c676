import { ORDERS, type Order, type Seat } from '../../../../engine/citadel/index.ts'
import type { CoverWords } from '../../words/cover.ts'

export function orderOf(seat: Seat): Order {
  const order = ORDERS[seat]
  if (!order) throw new Error(`Unknown seat ${seat}.`)
  return order
}

/** An Order within a sentence: "the Lion". */
export const orderName = ({ common }: Pick<CoverWords, 'common'>, seat: Seat): string =>
  common.orders[orderOf(seat)]

/** Like `orderName`, at the beginning of a sentence. */
export const orderTitle = ({ common }: Pick<CoverWords, 'common'>, seat: Seat): string =>
  common.titles[orderOf(seat)]
