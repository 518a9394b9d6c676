import { plotsOf, pointsOf, seatOf, seatsOf, type View } from '../../../../engine/citadel/index.ts'
import { Heading } from '../../../../ui/art/index.ts'
import { Shield } from '../../art/index.ts'
import { useAllWords } from '../../words/all-words.ts'
import { orderOf, orderTitle } from '../state/order-names.ts'
import styles from './end.module.css'

/** The final ranking, by points, then plots, then bricks. */
export function FinalStanding({ state }: { state: View }) {
  const m = useAllWords()
  const { counted, columns, isOut } = m.end
  const rows = seatsOf(state)
    .map((seat) => ({
      seat,
      out: seatOf(state, seat).out,
      points: pointsOf(state, seat),
      plots: plotsOf(state, seat).length,
      bricks: seatOf(state, seat).bricks,
    }))
    .sort((a, b) => b.points - a.points || b.plots - a.plots || b.bricks - a.bricks)
  return (
    <section aria-labelledby="final-standing">
      <Heading>
        <span id="final-standing">{counted}</span>
      </Heading>
      <table className={styles['standing']} aria-labelledby="final-standing">
        <thead>
          <tr>
            <th scope="col">{columns.order}</th>
            <th scope="col">{columns.points}</th>
            <th scope="col">{columns.plots}</th>
            <th scope="col">{columns.bricks}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ seat, out, points, plots, bricks }) => (
            <tr key={seat} data-won={state.winners?.includes(seat) || undefined}>
              <th scope="row">
                <span className={styles['who']}>
                  <Shield order={orderOf(seat)} size={24} />
                  {orderTitle(m, seat)}
                </span>
              </th>
              {out ? <td colSpan={3}>{isOut}</td> : [points, plots, bricks].map(cell)}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const COLUMNS = ['points', 'plots', 'bricks'] as const

const cell = (count: number, column: number) => <td key={COLUMNS[column]}>{count}</td>
