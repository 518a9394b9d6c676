import {
  buildingOf,
  goalOf,
  type HandCard,
  pointsOf,
  type Seat,
  seatOf,
  seatsOf,
  type View,
} from '../../../../engine/citadel/index.ts'
import { Heading } from '../../../../ui/art/index.ts'
import { Brick, CardBack, CategorySign, KnightPiece } from '../../art/index.ts'
import { type Messages, useMessages } from '../../words/messages.ts'
import { about } from '../cards/subject.ts'
import { orderOf, orderTitle } from '../state/order-names.ts'
import { useDisplayedView, useLanded } from '../state/table-state.ts'
import { LedBy } from './OrderHead.tsx'
import styles from './Rivals.module.css'

/** All Orders but the one on turn: points, bricks, Influence cards, and cards in hand with the seen ones face up. */
export function Rivals() {
  const { rivals } = useMessages().table
  const seen = useDisplayedView()
  return (
    <section>
      <Heading>{rivals.heading}</Heading>
      <ul className={styles['rivals']}>
        {othersOf(seen).map((seat) => (
          <Rival key={seat} seen={seen} seat={seat} />
        ))}
      </ul>
      <p className={styles['caption']}>{rivals.caption}</p>
    </section>
  )
}

/** Returns all seats but the one on turn, in the order of their next turns. */
const othersOf = (state: View): Seat[] => [
  ...seatsOf(state).slice(state.onTurn + 1),
  ...seatsOf(state).slice(0, state.onTurn),
]

function Rival({ seen, seat }: { seen: View; seat: Seat }) {
  const m = useMessages()
  const { bricks, hand, influence, out } = seatOf(seen, seat)
  const points = pointsOf(seen, seat)
  const landed = useLanded(bricks)
  return (
    <li className={styles['rival']} data-out={out ? '' : undefined} data-seat={orderOf(seat)}>
      <div className={styles['piece']}>
        <KnightPiece order={orderOf(seat)} size={44} />
        <b aria-hidden="true" data-points="">
          {m.table.pointsShort(points, goalOf(seen))}
        </b>
      </div>
      <div className={styles['who']}>
        <p className={styles['line']}>
          <b>{orderTitle(m, seat)}</b>
        </p>
        {out ? (
          <p className={styles['caption']}>{m.table.isOut}</p>
        ) : (
          <>
            <p className="unseen">{spokenOrder(m, seen, seat)}</p>
            <p className={styles['has']} aria-hidden="true">
              <Brick size={20} />
              <span data-bricks="">{landed}</span>
              <OthersHand hand={hand} influence={influence.length} />
            </p>
          </>
        )}
      </div>
      <LedBy seat={seat} />
    </li>
  )
}

interface OthersHandProps {
  hand: readonly HandCard[]
  influence: number
  /** The size of the pictures, 1 beside the board. */
  scale?: number
}

/** Seen cards as signs, the others face down. Influence cards are only counted. */
export function OthersHand({ hand, influence, scale = 1 }: OthersHandProps) {
  return (
    <span className={styles['cards']} data-cards="">
      {hand.map(({ card }, index) => {
        if (!card) {
          // biome-ignore lint/suspicious/noArrayIndexKey: its place is what tells a back from another
          return <CardBack key={index} kind="building" size={15 * scale} />
        }
        const { category, value } = buildingOf(card)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: of two alike, its place tells one from the other
          <span key={index} {...about({ kind: 'building', building: card })}>
            <CategorySign category={category} value={value} size={24 * scale} />
          </span>
        )
      })}
      {[...Array(influence).keys()].map((index) => (
        <CardBack key={`influence ${index}`} kind="influence" size={15 * scale} />
      ))}
    </span>
  )
}

/** Returns the public facts about an Order in one sentence, for screen readers. */
export function spokenOrder(m: Messages, seen: View, seat: Seat): string {
  const { bricks, hand, influence } = seatOf(seen, seat)
  const points = m.table.pointsOf(pointsOf(seen, seat), goalOf(seen))
  return m.table.rivals.spoken(orderTitle(m, seat), points, bricks, handWords(m, hand), influence.length)
}

export function handWords({ cards, table }: Messages, hand: readonly HandCard[]): string {
  const known = hand.flatMap(({ card }) => (card ? [table.rivals.seen(cards.buildings[card])] : []))
  return table.rivals.cards(hand.length - known.length, known.join(', '))
}
