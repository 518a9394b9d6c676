import { seatOf } from '../../../../engine/citadel/index.ts'
import { Button } from '../../../../ui/art/index.ts'
import { useKeyHint } from '../../../../ui/keys/key-hint.ts'
import { FOCUS_FALLBACK, NEXT } from '../../../../ui/page/focus-fallback.ts'
import { CardBack } from '../../art/index.ts'
import { HOTSEAT } from '../../hotseat.ts'
import { useOwnSeat } from '../../own-seat.ts'
import { useMessages } from '../../words/messages.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import { orderName, orderOf } from '../state/order-names.ts'
import { useDisplayedView, useView } from '../state/table-state.ts'
import styles from './Hand.module.css'

/** A face-down hand: the number of cards, and the button that shows them, if allowed. */
export function HandDown({ size }: { size: number }) {
  const m = useMessages()
  const { hand } = m.table
  const seen = useDisplayedView()
  const seat = useOwnSeat(seen)
  const own = seatOf(seen, seat)
  return (
    <section className={styles['down']} aria-label={hand.theirs(orderName(m, seat))} {...FOCUS_FALLBACK}>
      <p className="unseen">{hand.faceDown(own.hand.length, own.influence.length)}</p>
      <ul className={styles['backs']} aria-hidden="true" data-hand={orderOf(seat)}>
        {own.hand.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: backs are alike
          <li key={index}>
            <CardBack kind="building" size={size} />
          </li>
        ))}
        {own.influence.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: backs are alike
          <li key={`influence ${index}`}>
            <CardBack kind="influence" size={size} />
          </li>
        ))}
      </ul>
      <ShowPlank />
    </section>
  )
}

/** Shows a hidden hand again. While first plots are chosen it shuts the gate first. */
export function ShowPlank() {
  const { hand } = useMessages().table
  const { acts, isTurnedAway } = useView()
  const { phase } = useDisplayedView()
  const { key, hinted } = useKeyHint(SHORTCUTS.hide)
  if (isTurnedAway)
    return (
      <Button
        aria-keyshortcuts={key}
        {...NEXT}
        title={hinted(hand.show)}
        onClick={() => HOTSEAT.turnAway(false)}
      >
        {hand.show}
      </Button>
    )
  if (phase !== 'choose' || !acts) return null
  return (
    <Button aria-keyshortcuts={key} {...NEXT} title={hinted(hand.look)} onClick={HOTSEAT.wishToSee}>
      {hand.look}
    </Button>
  )
}
