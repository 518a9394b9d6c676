import { type Seat, type State, seatOf, taxOf } from '../../../engine/citadel/index.ts'

/** The fewest bricks against which an Exemption acts by itself. */
const EXEMPT_FROM = 3

/** What the next taxes would take from a seat: nothing where an Exemption that can be seen would act against them. */
export function taxesFrom(seen: State, seat: Seat): number {
  const tax = taxOf(seen, seat)
  return tax >= EXEMPT_FROM && seatOf(seen, seat).influence.includes('exemption') ? 0 : tax
}
