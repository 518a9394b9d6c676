import { buildingOf, playing, plotName, type Seat } from '../../../../engine/citadel/index.ts'
import { PaperCard, TextButton } from '../../../../ui/art/index.ts'
import { BuildingCard, EventPage, Shield } from '../../art/index.ts'
import { usePlayback, useTable } from '../../runtime.ts'
import { type Messages, useMessages } from '../../words/messages.ts'
import { about } from '../cards/subject.ts'
import { orderOf, orderTitle } from '../state/order-names.ts'
import { useDisplayedView, useView } from '../state/table-state.ts'
import type { TurnedUp } from '../state/turned-up.ts'
import { useTurnedUp } from '../state/useTurnedUp.ts'
import styles from './TurnedUpPaper.module.css'

/** The last card that was turned up: tax and income of each seat, and the parts of the viewer's income. */
export function TurnedUpPaper({ small = false }: { small?: boolean }) {
  const table = useTable()
  const m = useMessages()
  const { turnedUp } = m.table
  const card = useTurnedUp()
  const cue = usePlayback((store) => store.cue)
  const playingNow = usePlayback((store) => store.playing)
  if (!card) return null
  return (
    <PaperCard
      seed="turned"
      framed
      className={styles['paper']}
      data-small={small ? '' : undefined}
      data-turned-up=""
    >
      <section aria-label={turnedUp.heading}>
        <h2 className={styles['heading']}>{turnedUp.heading}</h2>
        <Page card={card} at={seatOfCue(cue?.event)} />
        {playingNow && (
          <TextButton onClick={() => table.playback.getState().skip()}>{turnedUp.skip}</TextButton>
        )}
      </section>
    </PaperCard>
  )
}

/** Returns the seat that the shown event affects, or null. */
const seatOfCue = (event: { type: string; seat?: Seat | null } | undefined): Seat | null =>
  event && ['tax', 'income', 'bricks', 'exempt'].includes(event.type) ? (event.seat ?? null) : null

function Page({ card, at }: { card: TurnedUp; at: Seat | null }) {
  const m = useMessages()
  if (card.kind === 'event')
    return (
      <>
        <div {...about({ kind: 'event', event: card.name })}>
          <EventPage event={card.name} size={132} title={m.cards.events[card.name]} />
        </div>
        <p className={styles['words']}>{m.cards.eventDoes[card.name]}</p>
        <Sums countOf={(seat) => card.sums.get(seat) ?? 0} at={at} />
      </>
    )
  return (
    <>
      <div className={styles['card']}>
        <span {...about({ kind: 'building', building: card.card })}>
          <BuildingCard building={card.card} size={68} title={m.cards.buildings[card.card]} />
        </span>
        <Sums
          countOf={(seat) => card.paid.get(seat)?.count ?? 0}
          taxOf={(seat) => card.taxed.get(seat) ?? 0}
          at={at}
        />
      </div>
      {card.events.length > 0 && (
        <p className={styles['before']}>{m.common.list(card.events.map((event) => m.cards.events[event]))}</p>
      )}
      <Own card={card} m={m} />
    </>
  )
}

interface SumsProps {
  countOf(seat: Seat): number
  taxOf?(seat: Seat): number
  at: Seat | null
}

/** Income or loss of each seat. */
function Sums({ countOf, taxOf, at }: SumsProps) {
  const m = useMessages()
  const { turnedUp } = m.table
  const seen = useDisplayedView()
  return (
    <ul className={styles['sums']}>
      {playing(seen).map((seat) => {
        const [count, tax] = [countOf(seat), taxOf?.(seat) ?? 0]
        return (
          <li key={seat} data-at={seat === at ? '' : undefined}>
            <Shield order={orderOf(seat)} size={20} />
            <span className="unseen">{orderTitle(m, seat)}</span>
            {tax > 0 && <b data-loss="">−{tax}</b>}
            <b data-gain={count > 0 ? '' : undefined} data-loss={count < 0 ? '' : undefined}>
              {count > 0 ? `+${count}` : count < 0 ? `−${-count}` : '0'}
            </b>
            {tax > 0 && <span className="unseen">{turnedUp.taxes}</span>}
          </li>
        )
      })}
    </ul>
  )
}

/** The parts of the viewer's income. Without an open hand, only the category that was paid. */
function Own({ card, m }: { card: Extract<TurnedUp, { kind: 'building' }>; m: Messages }) {
  const { turnedUp } = m.table
  const { by } = useView()
  const category = m.common.categories[buildingOf(card.card).category]
  if (by === null) return <p className={styles['words']}>{turnedUp.paid(category)}</p>
  const own = card.paid.get(by)
  return (
    <p className={styles['words']}>
      {own
        ? turnedUp.yours(
            m.cards.buildings[own.building],
            plotName(own.plot),
            own.value,
            own.premium,
            own.extra,
          )
        : turnedUp.yoursNothing}
    </p>
  )
}
