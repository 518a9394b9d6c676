import { BUILDING_IDS, countOf, sizeOf, type View } from '../../../../engine/citadel/index.ts'
import { Heading } from '../../../../ui/art/index.ts'
import { CategorySign, Shield } from '../../art/index.ts'
import { type CategoryProspect, type NextCard as Next, nextCard } from '../../foresight/index.ts'
import { useMessages } from '../../words/messages.ts'
import { orderOf, orderTitle } from '../state/order-names.ts'
import { useDisplayedView } from '../state/table-state.ts'
import styles from './foresight.module.css'
import { percentOf } from './spoken.ts'

/** The next card: the odds of each category, with income and tax of all seats. */
export function NextCard() {
  const m = useMessages()
  const { odds } = m.table
  const seen = useDisplayedView()
  if (seen.phase === 'over') return null
  const next = nextCard(seen)
  const isNone = next.prospects.every(({ cards }) => cards === 0)
  return (
    <section>
      <Heading>{odds.heading}</Heading>
      {isNone ? <p className={styles['small']}>{odds.none}</p> : <Odds next={next} />}
      <PileLine seen={seen} />
    </section>
  )
}

function Odds({ next: { prospects } }: { next: Next }) {
  const m = useMessages()
  const { odds } = m.table
  const seats = prospects[0]?.seats.map(({ seat }) => seat) ?? []
  return (
    <table className={styles['odds']}>
      <thead>
        <tr>
          <th scope="col">
            <span className="unseen">{odds.category}</span>
          </th>
          <th scope="col">
            <span className="unseen">{odds.chance}</span>
          </th>
          {seats.map((seat) => (
            <th key={seat} scope="col">
              <Shield order={orderOf(seat)} size={24} />
              <span className="unseen">{orderTitle(m, seat)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {prospects.map((prospect) => (
          <Rows key={prospect.category} prospect={prospect} />
        ))}
      </tbody>
    </table>
  )
}

/** One category with the income of each seat. Municipal has a second row with the taxes. */
function Rows({ prospect: { category, chance, seats } }: { prospect: CategoryProspect }) {
  const { common, table } = useMessages()
  const { odds } = table
  const isTaxed = chance > 0 && seats.some(({ tax }) => tax > 0)
  return (
    <>
      <tr>
        <th scope="row">
          <CategorySign category={category} size={26} />
          <span className="unseen">{common.categories[category]}</span>
        </th>
        <td className={styles['chance']}>{odds.percent(percentOf(chance))}</td>
        {seats.map(({ seat, income }) => (
          <td key={seat}>{income ? `+${income.count}` : odds.nothing}</td>
        ))}
      </tr>
      {isTaxed && (
        <tr className={styles['tax']}>
          <th scope="row" colSpan={2}>
            {odds.tax}
          </th>
          {seats.map(({ seat, tax }) => (
            <td key={seat}>{tax > 0 ? `−${tax}` : '0'}</td>
          ))}
        </tr>
      )}
    </>
  )
}

/** Number of Buildings and Events in the pile. */
function PileLine({ seen }: { seen: View }) {
  const { odds } = useMessages().table
  const cards = seen.piles.reduce((sum, { size }) => sum + size, 0)
  if (cards === 0) return null
  return (
    <p className={styles['small']} data-pile="">
      {odds.pile(cards - eventsIn(seen), eventsIn(seen))}
    </p>
  )
}

/** Counts the Events in the whole pile. */
const eventsIn = ({ piles }: View): number =>
  piles.reduce(
    (sum, { cards }) => sum + sizeOf(cards) - BUILDING_IDS.reduce((all, id) => all + countOf(cards, id), 0),
    0,
  )
