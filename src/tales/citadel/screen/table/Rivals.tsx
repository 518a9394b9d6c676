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
import { LeadButton } from '../bots/bots.tsx'
import { about } from '../cards/subject.ts'
import { useSeen } from '../now/at-table.ts'
import { orderOf, orderTitle } from '../now/names.ts'
import { LedBy } from './OrderHead.tsx'
import styles from './Rivals.module.css'

/** All Orders but the one on turn: points, bricks, cards with the seen ones open, and Influence cards. */
export function Rivals() {
  const { rivals } = useMessages().table
  const seen = useSeen()
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

/** All seats but the one on turn, in the order in which they come. */
const othersOf = (state: View): Seat[] => [
  ...seatsOf(state).slice(state.onTurn + 1),
  ...seatsOf(state).slice(0, state.onTurn),
]

function Rival({ seen, seat }: { seen: View; seat: Seat }) {
  const m = useMessages()
  const { bricks, hand, influence, out } = seatOf(seen, seat)
  const points = pointsOf(seen, seat)
  return (
    <li className={styles['rival']} data-out={out ? '' : undefined}>
      <div className={styles['piece']}>
        <KnightPiece order={orderOf(seat)} size={44} />
        <b aria-hidden="true">{m.table.pointsShort(points, goalOf(seen))}</b>
      </div>
      <div className={styles['who']}>
        <p className={styles['line']}>
          <b>{orderTitle(m, seat)}</b>
        </p>
        {out ? (
          <p className={styles['caption']}>{m.table.isOut}</p>
        ) : (
          <>
            <p className="unseen">
              {m.table.rivals.spoken(
                orderTitle(m, seat),
                m.table.pointsOf(points, goalOf(seen)),
                bricks,
                handWords(m, hand),
                influence.length,
              )}
            </p>
            <p className={styles['has']} aria-hidden="true">
              <Brick size={20} />
              <span>{bricks}</span>
              <OthersHand hand={hand} influence={influence.length} />
            </p>
          </>
        )}
      </div>
      <LeadButton seat={orderOf(seat)} />
      <LedBy seat={seat} />
    </li>
  )
}

/** Seen cards lie open as signs, the others as backs; Influence cards are counted only. */
function OthersHand({ hand, influence }: { hand: readonly HandCard[]; influence: number }) {
  return (
    <span className={styles['cards']}>
      {hand.map(({ card }, index) => {
        if (!card) {
          // Backs are alike.
          // biome-ignore lint/suspicious/noArrayIndexKey: its place is what tells a back from another
          return <CardBack key={index} kind="building" size={15} />
        }
        const { category, value } = buildingOf(card)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: of two alike, its place tells one from the other
          <span key={index} {...about({ kind: 'building', building: card })}>
            <CategorySign category={category} value={value} size={24} />
          </span>
        )
      })}
      {[...Array(influence).keys()].map((index) => (
        <CardBack key={`influence ${index}`} kind="influence" size={15} />
      ))}
    </span>
  )
}

function handWords({ cards, table }: Messages, hand: readonly HandCard[]): string {
  const known = hand.flatMap(({ card }) => (card ? [table.rivals.seen(cards.buildings[card])] : []))
  return table.rivals.cards(hand.length - known.length, known.join(', '))
}
