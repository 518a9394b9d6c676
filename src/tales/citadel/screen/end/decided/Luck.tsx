import { asSeat, type Seat, seatsOf, type View } from '../../../../../engine/citadel/index.ts'
import { Heading } from '../../../../../ui/art/index.ts'
import { Shield } from '../../../art/index.ts'
import { type Fortune, luckOf, type Review } from '../../../review/review.ts'
import { useAllWords } from '../../../words/all-words.ts'
import { orderName, orderOf, orderTitle } from '../../state/order-names.ts'
import styles from '../end.module.css'

/** The luck: what the cards that were turned up paid each seat, beside the average of all possible cards. */
export function Luck({ review: found, state }: { review: Review; state: View }) {
  const m = useAllWords()
  const { review, cards } = m
  if (found.fortunes.length === 0) return null
  const luck = luckOf(found, state.seats.length)
  const luckiest = luckiestOf(found.fortunes)
  return (
    <section aria-labelledby="what-was-luck">
      <Heading>
        <span id="what-was-luck">{review.luck}</span>
      </Heading>
      <ul className={styles['lucky']}>
        {seatsOf(state).map((seat) => (
          <li key={orderOf(seat)}>
            <Shield order={orderOf(seat)} size={20} />
            {review.lucky(orderTitle(m, seat), Math.round(luck[seat] ?? 0))}
          </li>
        ))}
      </ul>
      <p className={styles['how']}>
        {luckiest &&
          review.best(
            cards.the(luckiest.card),
            luckiest.turn,
            orderName(m, luckiest.seat),
            Math.round(luckiest.more),
          )}{' '}
        {review.luckHow}
      </p>
    </section>
  )
}

interface Luckiest {
  card: Fortune['card']
  turn: number
  seat: Seat
  /** Bricks above the average. */
  more: number
}

/** Returns the card with the largest gain above average for a seat, at least two bricks; null if there is none. */
function luckiestOf(fortunes: readonly Fortune[]): Luckiest | null {
  const all = fortunes.flatMap(({ turn, card, brought, expected }) =>
    brought.map(
      (bricks, seat): Luckiest => ({ turn, card, seat: asSeat(seat), more: bricks - (expected[seat] ?? 0) }),
    ),
  )
  const best = all.reduce<Luckiest | null>((most, one) => (most && most.more >= one.more ? most : one), null)
  return best && best.more >= 2 ? best : null
}
