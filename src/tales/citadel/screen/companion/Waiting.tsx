import { buildingOf, clockwiseFrom, playing, type Seat, type View } from '../../../../engine/citadel/index.ts'
import { Button, PaperCard } from '../../../../ui/art/index.ts'
import { FOCUS_FALLBACK, focusWhenDrawn } from '../../../../ui/page/focus-fallback.ts'
import { toLastPage } from '../../../../ui/page/page.ts'
import { CategorySign, KnightPiece, Shield } from '../../art/index.ts'
import { seatAsked } from '../../hotseat.ts'
import { useCompanionWords } from '../../words/companion.ts'
import { useMessages } from '../../words/messages.ts'
import { SinceLastTurn } from '../log/SinceLastTurn.tsx'
import { orderOf, orderTitle } from '../state/order-names.ts'
import { useDisplayedView } from '../state/table-state.ts'
import type { TurnedUp } from '../state/turned-up.ts'
import { useTurnedUp } from '../state/useTurnedUp.ts'
import { LedBy } from '../table/OrderHead.tsx'
import { UndoButton } from '../table/parts.ts'
import { CardFan, HideHand } from './CardFan.tsx'
import { Presence } from './Presence.tsx'
import styles from './Waiting.module.css'

/** While others play: the player on turn, the yield of the last card for this seat, the next turns, and the hand to look at. */
export function WaitingBody({ seat, isLookingBack }: { seat: Seat; isLookingBack: boolean }) {
  const { wait } = useCompanionWords()
  const seen = useDisplayedView()
  const card = useTurnedUp()
  return (
    <>
      <PaperCard seed="waiting" framed className={styles['card']}>
        {isLookingBack ? (
          <div ref={focusWhenDrawn} tabIndex={-1}>
            <SinceLastTurn seat={seat} />
          </div>
        ) : (
          <>
            <OnTurn seen={seen} />
            {card && <LastCard card={card} seat={seat} />}
            <TurnsBefore seen={seen} seat={seat} />
          </>
        )}
      </PaperCard>
      <div className={styles['side']}>
        <Queue seen={seen} seat={seat} />
        <div className={styles['handHead']}>
          <h2>{wait.hand}</h2>
          <span>{wait.plan}</span>
          <HideHand />
        </div>
        <CardFan seat={seat} />
      </div>
    </>
  )
}

/** The Order on turn, and its current action. */
function OnTurn({ seen }: { seen: View }) {
  const m = useMessages()
  const { wait } = useCompanionWords()
  const isAsked = seen.questions.length > 0
  const seat = seatAsked(seen) ?? seen.onTurn
  const { phase } = seen
  return (
    <section className={styles['onTurn']} data-seat={orderOf(seat)}>
      <KnightPiece order={orderOf(seat)} size={118} />
      <div>
        <p className={styles['now']}>{isAsked ? wait.asked : wait.now}</p>
        <h2 className={styles['name']} {...FOCUS_FALLBACK}>
          {orderTitle(m, seat)}
        </h2>
        <LedBy seat={seat} />
        {phase !== 'over' && <p className={styles['does']}>{wait.does[isAsked ? 'question' : phase]}</p>}
        <Presence seat={seat} size={34} />
      </div>
    </section>
  )
}

/** The last card turned up: its costs and pay for this seat, and the pay of the others. */
function LastCard({ card, seat }: { card: TurnedUp; seat: Seat }) {
  const m = useMessages()
  const { wait } = useCompanionWords()
  const seen = useDisplayedView()
  const countOf = (one: Seat) =>
    card.kind === 'event' ? (card.sums.get(one) ?? 0) : (card.paid.get(one)?.count ?? 0)
  const others = playing(seen)
    .filter((one) => one !== seat)
    .map((one) => wait.share(orderTitle(m, one), countOf(one)))
  const own = countOf(seat)
  const tax = card.kind === 'building' ? (card.taxed.get(seat) ?? 0) : 0
  return (
    <section className={styles['last']}>
      <h2>{wait.turnedUp(card.kind === 'event' ? m.cards.events[card.name] : m.cards.a(card.card))}</h2>
      {card.kind === 'building' && <CategorySign {...buildingOf(card.card)} size={34} />}
      <p>
        {tax > 0 && wait.tax(tax)} {own < 0 ? wait.loses(-own) : wait.pays(own)}
      </p>
      <p className={styles['others']}>{wait.others(m.common.list(others))}</p>
    </section>
  )
}

/** The turns before the next one of this seat. First plots are chosen in another order. */
function TurnsBefore({ seen, seat }: { seen: View; seat: Seat }) {
  const { wait } = useCompanionWords()
  const turns = turnsFrom(seen).indexOf(seat)
  return turns > 0 ? <p className={styles['before']}>{wait.before(turns)}</p> : null
}

const turnsFrom = (seen: View): Seat[] =>
  seen.phase === 'choose' || seen.phase === 'over' ? [] : clockwiseFrom(seen, seen.onTurn)

/** The shields of all Orders in the order of their turns, that of this phone in gold. */
function Queue({ seen, seat }: { seen: View; seat: Seat }) {
  const m = useMessages()
  const { queue } = useCompanionWords().wait
  const seats = turnsFrom(seen)
  if (seats.length === 0) return null
  return (
    <ol className={styles['queue']} aria-label={queue.name}>
      {seats.map((one, index) => (
        <li key={one} data-own={one === seat ? '' : undefined} data-now={index === 0 ? '' : undefined}>
          <span className={styles['shield']}>
            <Shield order={orderOf(one)} size={index === 0 || one === seat ? 46 : 38} />
          </span>
          <span className="unseen">{orderTitle(m, one)}: </span>
          <span>
            {one === seat ? queue.you : index === 0 ? queue.now : index === 1 ? queue.next : queue.later}
          </span>
        </li>
      ))}
    </ol>
  )
}

interface WaitingFootProps {
  seat: Seat
  isLookingBack: boolean
  onLookBack(on: boolean): void
  onBoard(): void
}

/** The foot while others play: how the turn is announced, and the ways to the log and to the board. */
export function WaitingFoot({ seat, isLookingBack, onLookBack, onBoard }: WaitingFootProps) {
  const m = useMessages()
  const { wait } = useCompanionWords()
  const { phase } = useDisplayedView()
  return (
    <div className={styles['foot']}>
      <div className={styles['hums']}>
        <Presence seat={seat} size={48} />
        <p>
          <b>{wait.hums}</b>
          <span>{wait.humsWhile}</span>
        </p>
      </div>
      <div className={styles['buttons']}>
        <UndoButton size={46} keepsPlace={false} />
        <Button aria-expanded={isLookingBack} onClick={() => onLookBack(!isLookingBack)}>
          {isLookingBack ? wait.close : wait.missed}
        </Button>
        <Button onClick={phase === 'over' ? toLastPage : onBoard}>
          {phase === 'over' ? m.table.planks.last : wait.board}
        </Button>
      </div>
    </div>
  )
}
