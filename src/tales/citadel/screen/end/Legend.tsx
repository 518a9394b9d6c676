import type { Seat } from '../../../../engine/citadel/index.ts'
import { Shield } from '../../art/index.ts'
import { useAllWords } from '../../words/all-words.ts'
import { orderOf, orderTitle } from '../state/order-names.ts'
import styles from './end.module.css'

/** One entry of the legend above a chart. */
export function Legend({ seat }: { seat: Seat }) {
  const m = useAllWords()
  return (
    <li>
      <Shield order={orderOf(seat)} size={22} />
      <LineSample seat={seat} />
      {orderTitle(m, seat)}
    </li>
  )
}

/** A sample of an Order's line. Each Order has its own dashes, so that colour alone never decides. */
const LineSample = ({ seat }: { seat: Seat }) => (
  <svg className="grows" width={40} height={14} viewBox="0 0 40 14" aria-hidden="true">
    <path className={styles[orderOf(seat)]} d="M2 7H38" />
  </svg>
)
