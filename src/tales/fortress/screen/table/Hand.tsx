import { useRef } from 'react'
import {
  type CardId,
  creatureFace,
  type Fortress,
  fortress,
  isCreature,
  isLand,
  isTreasure,
} from '../../../../engine/fortress/index.ts'
import type { RefusalCode } from '../../../../engine/kernel/index.ts'
import { useSize } from '../../../../ui/art/useSize.ts'
import { SMALL_CARD, SmallCard } from '../../art/index.ts'
import { cardDeed, isSameAim } from '../../intent/aim.ts'
import { useAim, useTable } from '../../runtime.ts'
import { type Messages, useMessages } from '../../words/messages.ts'
import { RowItem } from '../field/RowItem.tsx'
import { SpotRow } from '../field/SpotRow.tsx'
import { fullName } from '../log/names.ts'
import { act } from '../state/act.ts'
import { useDisplayedState, useLiveState } from '../state/table-state.ts'
import styles from './Hand.module.css'

/** Gap between two cards, and space above the first row, in pixels. */
const GAP = 7
const ABOVE = 34

/** The scale of cards, and the number of cards in a row. */
interface Laid {
  scale: number
  beside: number
}

/** Returns the layout of a number of cards in rows, as large as the room allows. */
function laidIn({ width, height }: Record<'width' | 'height', number>, count: number, rows: number): Laid {
  const beside = Math.max(1, Math.ceil(count / rows))
  const across = (width - 6 - beside * GAP) / (beside * SMALL_CARD.width)
  const down = (height - ABOVE - rows * GAP) / (rows * SMALL_CARD.height)
  return { scale: Math.max(0.3, Math.min(1, across, down)), beside }
}

/** Returns the layout in one row, or in two if that is larger. The height is fixed, so that the field never moves. */
export function laid(room: Record<'width' | 'height', number>, count: number): Laid {
  const [one, two] = [laidIn(room, count, 1), laidIn(room, count, 2)]
  return two.scale > one.scale ? two : one
}

/** The hand. A click lays a land or casts another card. `wraps`: the number of rows is free. */
export function Hand({ wraps = false }: { wraps?: boolean }) {
  const { table } = useMessages()
  const place = useRef<HTMLElement>(null)
  const width = useSize(place, 'width', 360)
  const height = useSize(place, 'height', 192)
  const { hand, column } = useDisplayedState()
  const { scale, beside } = wraps ? { scale: 0.8, beside: null } : laid({ width, height }, hand.length)
  return (
    <section ref={place} data-hand="" className={styles['hand']} aria-label={table.rows.hand}>
      <h2 className={styles['heading']}>
        {column.length > 0 ? table.handLater : table.handTitle(hand.length)}
      </h2>
      {hand.length === 0 && <p className={styles['none']}>{table.emptyHand}</p>}
      <SpotRow row="hand" count={hand.length}>
        <ul
          className={styles['cards']}
          style={{ maxWidth: beside ? 6 + beside * (SMALL_CARD.width * scale + GAP) : undefined }}
        >
          {hand.map((card, index) => (
            // Copies of a card are identical, and the hand is sorted.
            // biome-ignore lint/suspicious/noArrayIndexKey: its place is what tells a copy from another
            <li key={`${card} ${index}`} className={styles['card']}>
              <HandCard card={card} index={index} count={hand.length} scale={scale} />
            </li>
          ))}
        </ul>
      </SpotRow>
    </section>
  )
}

interface HandCardProps {
  card: CardId
  index: number
  count: number
  scale: number
}

function HandCard({ card, index, count, scale }: HandCardProps) {
  const table = useTable()
  const m = useMessages()
  const state = useLiveState()
  const aim = { kind: 'card', card, index } as const
  const deed = cardDeed(card)
  const isAimed = useAim(({ aimed }) => isSameAim(aimed, aim))
  const refusal = fortress.refuse(state, deed)
  return (
    <RowItem
      index={index}
      name={`${m.table.place(index + 1, count)}: ${cardWords(card, refusal?.code, m)}`}
      aim={aim}
      ready={refusal === null}
      onDo={() => act(table, deed)}
      className={styles['spot']}
    >
      <SmallCard card={card} scale={scale} words={wordOn(card, m)} chosen={isAimed} />
      {refusal && <span className={styles['veil']} />}
    </RowItem>
  )
}

function wordOn(card: CardId, { cards }: Messages): string {
  if (isLand(card)) return cards.kinds[card]
  return isTreasure(card) ? cards.treasureNicks[card] : ''
}

/** Returns the label of a card: allowed to lay or cast now, or the refusal. */
function cardWords(card: CardId, refused: RefusalCode<Fortress> | undefined, m: Messages): string {
  const name = fullName(card, m)
  const face = isCreature(card) ? creatureFace(card) : null
  const spoken = face ? m.cards.spoken(name, face.power, face.toughness) : name
  const can = isLand(card) ? m.table.canLay : m.table.canCast
  return `${spoken}; ${refused ? m.refusals[refused] : can}`
}
