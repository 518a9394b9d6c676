import { useMemo } from 'react'
import { playing, type Seat } from '../../../../engine/citadel/index.ts'
import { BuildingCard, EventPage, KnightPiece, Shield } from '../../art/index.ts'
import { seatAsked } from '../../hotseat.ts'
import { useCompanionWords } from '../../words/companion.ts'
import { useMessages } from '../../words/messages.ts'
import { LineIcon } from '../log/LineIcon.tsx'
import { logLines } from '../log/log-lines.ts'
import { orderOf, orderTitle } from '../state/order-names.ts'
import { useDisplayedView, useHeard } from '../state/table-state.ts'
import { useTurnedUp } from '../state/useTurnedUp.ts'
import { LedBy } from '../table/OrderHead.tsx'
import styles from './TurnSide.module.css'

/** The left side: the player on turn, the card that was turned up and its pay, and the last log entries. */
export function TurnSide({ hasLog }: { hasLog: boolean }) {
  return (
    <>
      <OnTurn />
      <TurnedUpCard />
      {hasLog && <JustNow />}
    </>
  )
}

function OnTurn() {
  const m = useMessages()
  const { big, wait } = useCompanionWords()
  const seen = useDisplayedView()
  const isAsked = seen.questions.length > 0
  const seat = seatAsked(seen) ?? seen.onTurn
  return (
    <section data-seat={orderOf(seat)}>
      <p className={styles['now']}>{isAsked ? wait.asked : big.now}</p>
      <div className={styles['who']}>
        <KnightPiece order={orderOf(seat)} size={170} />
        <div>
          <h2>{orderTitle(m, seat)}</h2>
          <LedBy seat={seat} />
          {seen.phase !== 'over' && <p>{wait.does[isAsked ? 'question' : seen.phase]}</p>}
        </div>
      </div>
    </section>
  )
}

function TurnedUpCard() {
  const m = useMessages()
  const { turnedUp } = m.table
  const seen = useDisplayedView()
  const card = useTurnedUp()
  if (!card) return null
  const countOf = (seat: Seat): number =>
    card.kind === 'event'
      ? (card.sums.get(seat) ?? 0)
      : (card.paid.get(seat)?.count ?? 0) - (card.taxed.get(seat) ?? 0)
  return (
    <section className={styles['part']} aria-label={turnedUp.heading} data-turned-up="">
      <h2>{turnedUp.heading}</h2>
      <div className={styles['card']}>
        {card.kind === 'event' ? (
          <EventPage event={card.name} size={190} title={m.cards.events[card.name]} />
        ) : (
          <BuildingCard building={card.card} size={180} title={m.cards.buildings[card.card]} />
        )}
        <span className="unseen">
          {card.kind === 'event' ? m.cards.events[card.name] : m.cards.buildings[card.card]}
        </span>
        <ul>
          {playing(seen).map((seat) => {
            const count = countOf(seat)
            return (
              <li key={seat}>
                <Shield order={orderOf(seat)} size={48} />
                <span className="unseen">{orderTitle(m, seat)}</span>
                <b data-gain={count > 0 ? '' : undefined} data-loss={count < 0 ? '' : undefined}>
                  {count > 0 ? `+${count}` : count < 0 ? `−${-count}` : '0'}
                </b>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}

/** The number of log entries that have room. */
const MOST = 3

function JustNow() {
  const m = useMessages()
  const { big } = useCompanionWords()
  const heard = useHeard()
  const lines = useMemo(() => logLines(heard, m).slice(-MOST).toReversed(), [heard, m])
  if (lines.length === 0) return null
  return (
    <section className={styles['part']} aria-label={big.justNow}>
      <h2>{big.justNow}</h2>
      <ul className={styles['log']}>
        {lines.map(({ key, icon, what }) => (
          <li key={key}>
            <span aria-hidden="true">
              <LineIcon icon={icon} />
            </span>
            {what}
          </li>
        ))}
      </ul>
    </section>
  )
}
