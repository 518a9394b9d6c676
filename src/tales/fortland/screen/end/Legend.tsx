import { SEATS, type Seat } from '../../../../engine/fortland/index.ts'
import { EmblemIcon } from '../../art/index.ts'
import { useAllWords } from '../../words/all-words.ts'
import { countryName } from '../ring/names.ts'
import styles from './lines.module.css'

/** The legend of a chart. */
export function Legend({ seat }: { seat: Seat }) {
  const m = useAllWords()
  return (
    <li>
      <EmblemIcon country={SEATS[seat]} size={22} />
      <LineSample seat={seat} />
      {countryName(m, seat)}
    </li>
  )
}

/** A sample of a country's line. Its dash pattern identifies the country without colour. */
const LineSample = ({ seat }: { seat: Seat }) => (
  <svg className="grows" width={40} height={14} viewBox="0 0 40 14" aria-hidden="true">
    <path className={styles[SEATS[seat]]} d="M2 7H38" />
  </svg>
)
