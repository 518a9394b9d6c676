import { seatOf } from '../../../../engine/citadel/index.ts'
import { Plank } from '../../../../ui/art/index.ts'
import { useKeyHint } from '../../../../ui/keys/heard.ts'
import { REFUGE } from '../../../../ui/page/useFocusKept.ts'
import { CardBack } from '../../art/index.ts'
import { HOTSEAT } from '../../hotseat.ts'
import { useOwnSeat } from '../../seating.ts'
import { useMessages } from '../../words/messages.ts'
import { useSeen, useView } from '../now/at-table.ts'
import { orderName } from '../now/names.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import styles from './Hand.module.css'

/** A hand that lies face down: how many cards, and the way to see them, if there is one. */
export function HandDown({ size }: { size: number }) {
  const m = useMessages()
  const { hand } = m.table
  const seen = useSeen()
  const seat = useOwnSeat(seen)
  const own = seatOf(seen, seat)
  return (
    <section className={styles['down']} aria-label={hand.theirs(orderName(m, seat))} {...REFUGE}>
      <p className="unseen">{hand.faceDown(own.hand.length, own.influence.length)}</p>
      <ul className={styles['backs']} aria-hidden="true">
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

/** Shows the cards again to whoever hid them; while first plots are chosen, the gate shuts before they are seen. */
export function ShowPlank() {
  const { hand } = useMessages().table
  const { acts, isTurnedAway } = useView()
  const { phase } = useSeen()
  const { key, hinted } = useKeyHint(SHORTCUTS.hide)
  if (isTurnedAway)
    return (
      <Plank aria-keyshortcuts={key} title={hinted(hand.show)} onClick={() => HOTSEAT.turnAway(false)}>
        {hand.show}
      </Plank>
    )
  if (phase !== 'choose' || !acts) return null
  return (
    <Plank aria-keyshortcuts={key} title={hinted(hand.look)} onClick={HOTSEAT.wishToSee}>
      {hand.look}
    </Plank>
  )
}
