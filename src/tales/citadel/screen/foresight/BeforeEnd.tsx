import {
  CATEGORIES,
  goalOf,
  isRedBox,
  plotName,
  type Seat,
  type View,
} from '../../../../engine/citadel/index.ts'
import { Heading } from '../../../../ui/art/index.ts'
import { CategorySign } from '../../art/index.ts'
import { handMakes, powerRaces, siegesOf, turnEnd } from '../../foresight/index.ts'
import { useTaleSettings } from '../../settings.ts'
import { type Messages, useMessages } from '../../words/messages.ts'
import { orderTitle } from '../state/order-names.ts'
import { useDisplayedView, useView } from '../state/table-state.ts'
import styles from './foresight.module.css'
import { RedBox, TaxCrown } from './signs.tsx'
import { percentOf } from './spoken.ts'

/** Consequences of ending the turn now: red box, taxes, Great Powers, and plots at risk. */
export function BeforeEnd() {
  const { ends } = useMessages().table
  const seen = useDisplayedView()
  const { by } = useView()
  const { warnings } = useTaleSettings()
  if (seen.phase === 'choose' || seen.phase === 'over') return null
  const seat = by ?? seen.onTurn
  return (
    <section className={styles['ends']}>
      <Heading>{ends.heading}</Heading>
      <ul>
        <Boxes seen={seen} seat={seat} isOpen={by !== null} />
        <Taxes seen={seen} seat={seat} />
        {warnings !== 'off' && <PowerLines seen={seen} seat={seat} all={warnings === 'all'} />}
        {warnings !== 'off' && <SiegeLines seen={seen} seat={seat} />}
      </ul>
    </section>
  )
}

/** Points missing to the next red box, or the reached goal. If the hand is open, also the points after building each card. */
function Boxes({ seen, seat, isOpen }: { seen: View; seat: Seat; isOpen: boolean }) {
  const m = useMessages()
  const { ends } = m.table
  const { points, redBox, toRedBox } = turnEnd(seen, seat)
  if (points >= goalOf(seen))
    return (
      <li>
        <RedBox points={points} />
        <b>{ends.goal}</b>
      </li>
    )
  return (
    <li>
      <RedBox points={points + toRedBox} />
      <span>
        {redBox && isRedBox(points) ? ends.redBox(points) : ends.toRedBox(toRedBox)}{' '}
        {(isOpen ? handMakes(seen, seat) : [])
          .map(({ cards, points: then, box }) =>
            ends.makes(m.town.or(cards.map((card) => m.cards.buildings[card])), then, box),
          )
          .join(' ')}
      </span>
    </li>
  )
}

/** Bricks that a Municipal card would take, and the chance of one. */
function Taxes({ seen, seat }: { seen: View; seat: Seat }) {
  const { ends } = useMessages().table
  const { tax, taxChance } = turnEnd(seen, seat)
  return (
    <li>
      <TaxCrown />
      <span>
        {tax > 0 && taxChance > 0 ? (
          <b className={styles['loss']}>{ends.tax(tax)}</b>
        ) : tax > 0 ? (
          ends.tax(tax)
        ) : (
          ends.noTax
        )}{' '}
        {tax > 0 && ends.odds(percentOf(taxChance))}
      </span>
    </li>
  )
}

/** Great Powers that the seat holds, or that someone could gain with one building. `all`: at any distance. */
function PowerLines({ seen, seat, all }: { seen: View; seat: Seat; all: boolean }) {
  const m = useMessages()
  const near = all ? CATEGORIES.length : 1
  return powerRaces(seen).flatMap(({ category, holder, seats }) => {
    const words = powerWords(m, category, { holder, seats, seat, near })
    return words
      ? [
          <li key={category}>
            <CategorySign category={category} size={26} />
            <span>{words}</span>
          </li>,
        ]
      : []
  })
}

function powerWords(
  m: Messages,
  category: (typeof CATEGORIES)[number],
  {
    holder,
    seats,
    seat,
    near,
  }: Pick<ReturnType<typeof powerRaces>[number], 'holder' | 'seats'> & { seat: Seat; near: number },
): string {
  const { ends } = m.table
  const name = m.common.categories[category]
  const threat = seats.find((one) => one.seat !== seat && one.seat !== holder && one.missing === 1)
  const own = seats.find((one) => one.seat === seat)
  return [
    holder === seat ? ends.powerMine(name) : '',
    holder !== seat && own && own.missing > 0 && own.missing <= near
      ? ends.powerNeeds(name, own.missing)
      : '',
    threat && (holder === seat || threat.seat !== seat)
      ? ends.powerThreat(orderTitle(m, threat.seat), name, threat.missing)
      : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** The seat's own plots that a single claim would bring down [C 23]. */
function SiegeLines({ seen, seat }: { seen: View; seat: Seat }) {
  const m = useMessages()
  const { ends } = m.table
  return siegesOf(seen)
    .filter(({ owner }) => owner === seat)
    .map(({ plot, gap, price, by }) => (
      <li key={plot} className={styles['siege']}>
        <span>
          {by.map((one) => (
            <b key={one.seat} className={styles['loss']}>
              {ends.siege(plotName(plot), orderTitle(m, one.seat), plotName(gap), price)}{' '}
            </b>
          ))}
          {ends.siegeRemedy(plotName(gap), price)}
        </span>
      </li>
    ))
}
