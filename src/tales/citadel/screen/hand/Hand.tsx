import { useRef } from 'react'
import { type InfluenceId, type Seat, seatOf } from '../../../../engine/citadel/index.ts'
import { TextButton } from '../../../../ui/art/index.ts'
import { useSize } from '../../../../ui/art/useSize.ts'
import { useKeyHint } from '../../../../ui/keys/key-hint.ts'
import { FOCUS_FALLBACK } from '../../../../ui/page/focus-fallback.ts'
import { BuildingCard, CardBack, InfluenceCard } from '../../art/index.ts'
import { HOTSEAT } from '../../hotseat.ts'
import { type Held, isSameHeld } from '../../intent/wish.ts'
import { useIntent, useTable } from '../../runtime.ts'
import { useMessages } from '../../words/messages.ts'
import { about } from '../cards/subject.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import { mayAct } from '../state/act.ts'
import { orderOf } from '../state/order-names.ts'
import { useDisplayedView, useView } from '../state/table-state.ts'
import { type BuildingInHand, buildingsInHand, buildingWords, influenceWords } from './cards-in-hand.ts'
import styles from './Hand.module.css'
import { HandDown } from './HandDown.tsx'

/** The viewer's hand. While it is hidden, only the number of face-down cards. */
export function Hand({ size = 92, brief = false }: { size?: number; brief?: boolean }) {
  const { by } = useView()
  return by === null ? <HandDown size={size * 0.62} /> : <OpenHand seat={by} most={size} brief={brief} />
}

/** Gap between cards, gap between both kinds, and the minimum card size before the hand scrolls. */
const GAP = 7
const PARTED = 30
const LEAST = 56

/** Width of an Influence card in proportion to a Building card. */
const INFLUENCE_SHARE = 0.92

/** Returns the card size, between `LEAST` and `most`, for a single row of all cards. */
function fitting(room: number, buildings: number, influence: number, most: number): number {
  const all = Math.max(2, buildings) + Math.max(2, influence) * INFLUENCE_SHARE
  const size = (room - PARTED - GAP * (buildings + influence)) / all
  return Math.round(Math.min(most, Math.max(LEAST, size)))
}

/** `brief`: all cards in one row that scrolls. */
function OpenHand({ seat, most, brief }: { seat: Seat; most: number; brief: boolean }) {
  const { table } = useMessages()
  const { hand } = table
  const seen = useDisplayedView()
  const own = seatOf(seen, seat)
  const place = useRef<HTMLDivElement>(null)
  const room = useSize(place, 'width', 700)
  const size = brief ? most : fitting(room, own.hand.length, own.influence.length, most)
  const { key, hinted } = useKeyHint(SHORTCUTS.hide)
  const buildings = buildingsInHand(seen, seat)
  return (
    <div ref={place} className={styles['hand']} data-brief={brief ? '' : undefined} data-hand={orderOf(seat)}>
      <section className={styles['part']} aria-label={hand.heading}>
        <h2 className={styles['heading']} {...FOCUS_FALLBACK}>
          {hand.heading}
        </h2>
        <TextButton
          className={styles['hide']}
          aria-keyshortcuts={key}
          title={hinted(hand.hide)}
          onClick={() => HOTSEAT.turnAway(true)}
        >
          {hand.hide}
        </TextButton>
        <ul className={styles['cards']}>
          {own.hand.length === 0 && <li className={styles['none']}>{hand.none}</li>}
          {buildings.map((one, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the hand is kept in order, and copies are alike
            <li key={`${one.card} ${index}`}>
              <HandCard {...one} size={size} />
            </li>
          ))}
        </ul>
      </section>
      <section className={styles['part']} aria-label={hand.influence}>
        <h2 className={styles['heading']}>{hand.influence}</h2>
        <ul className={styles['cards']}>
          {own.influence.length === 0 && <li className={styles['none']}>{hand.none}</li>}
          {own.influence.map((card, index) =>
            card ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the hand is kept in order, and copies are alike
              <li key={`${card} ${index}`}>
                <InfluenceInHand card={card} size={size * INFLUENCE_SHARE} />
              </li>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: backs are alike
              <li key={`back ${index}`}>
                <CardBack kind="influence" size={size * INFLUENCE_SHARE} />
              </li>
            ),
          )}
        </ul>
      </section>
    </div>
  )
}

/** Returns whether this is selected, and the function that selects or deselects it. */
function useHolding(held: Held): { isHeld: boolean; hold(): void } {
  const table = useTable()
  const isHeld = useIntent((intent) => isSameHeld(intent.held, held))
  return {
    isHeld,
    hold: () => {
      if (mayAct(table)) table.intent.getState().hold(held)
    },
  }
}

/** A Building card. A click selects it, and the board then shows its possible plots. */
function HandCard({ card, isSeen, isBought, size }: BuildingInHand & { size: number }) {
  const m = useMessages()
  const { cards, table } = m
  const { isHeld, hold } = useHolding({ kind: 'building', card })
  return (
    <button
      type="button"
      className={styles['card']}
      aria-pressed={isHeld}
      aria-label={buildingWords(m, { card, isSeen, isBought })}
      {...about({ kind: 'building', building: card })}
      onClick={hold}
    >
      <BuildingCard building={card} size={size} title={cards.buildings[card]} />
      {isSeen && <span className={styles['seen']} aria-hidden="true" title={table.hand.seen} />}
    </button>
  )
}

/** An Influence card. A click selects it, and its text and targets then appear beside the board. */
function InfluenceInHand({ card, size }: { card: InfluenceId; size: number }) {
  const m = useMessages()
  const { cards } = m
  const { isHeld, hold } = useHolding({ kind: 'influence', card })
  return (
    <button
      type="button"
      className={styles['card']}
      aria-pressed={isHeld}
      aria-label={influenceWords(m, card)}
      {...about({ kind: 'influence', influence: card })}
      onClick={hold}
    >
      <InfluenceCard influence={card} size={size} title={cards.influence[card]} />
    </button>
  )
}
