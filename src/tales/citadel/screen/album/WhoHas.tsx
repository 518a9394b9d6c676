import {
  citadel,
  playing,
  pointsOf,
  type Seat,
  type State,
  seatOf,
} from '../../../../engine/citadel/index.ts'
import { stateFor } from '../../../../engine/kernel/index.ts'
import { Shield } from '../../art/index.ts'
import { type AllWords, useAllWords } from '../../words/all-words.ts'
import { orderOf, orderTitle } from '../state/order-names.ts'
import styles from './WhoHas.module.css'

interface WhoHasProps {
  state: State
  /** The viewer. If absent, every hand is shown, as in the rule book. */
  by?: Seat
}

/** Bricks, points and cards of every seat in play, apart from things on the board. */
export function WhoHas({ state, by }: WhoHasProps) {
  const m = useAllWords()
  const seen = by === undefined ? state : stateFor(citadel, state, by)
  return (
    <ul className={styles['has']} aria-label={m.rules.has}>
      {playing(seen).map((seat) => (
        <li key={seat} className={styles['seat']} data-on-turn={seat === seen.onTurn || undefined}>
          <Shield order={orderOf(seat)} size={18} />
          <span>
            <span className={styles['name']}>{orderTitle(m, seat)}</span> {belongings(m, seen, seat)}
          </span>
        </li>
      ))}
    </ul>
  )
}

function belongings({ common, cards, rules }: AllWords, seen: State, seat: Seat): string {
  const { bricks, hand, influence } = seatOf(seen, seat)
  const held = hand.flatMap(({ card }) => (card ? [cards.buildings[card]] : []))
  const played = influence.flatMap((card) => (card ? [cards.influence[card]] : []))
  const backs = hand.length - held.length
  const hidden = influence.length - played.length
  return [
    common.bricks(bricks),
    common.points(pointsOf(seen, seat)),
    held.length > 0 ? rules.inHand(common.list(held)) : '',
    backs > 0 ? rules.backs(backs) : '',
    played.length > 0 ? rules.inInfluence(common.list(played)) : '',
    hidden > 0 ? common.influenceCards(hidden) : '',
  ]
    .filter(Boolean)
    .join(' · ')
}
