import { useRef } from 'react'
import {
  type BuildingId,
  buildingOf,
  type InfluenceId,
  influenceOf,
  type Seat,
  seatOf,
} from '../../../../engine/citadel/index.ts'
import { TextButton } from '../../../../ui/art/index.ts'
import { useSize } from '../../../../ui/art/useSize.ts'
import { useKeyHint } from '../../../../ui/keys/heard.ts'
import { REFUGE } from '../../../../ui/page/useFocusKept.ts'
import { BuildingCard, CardBack, InfluenceCard } from '../../art/index.ts'
import { HOTSEAT } from '../../hotseat.ts'
import { type Held, isSameHeld } from '../../intent/wish.ts'
import { useIntent, useTable } from '../../table.ts'
import { useMessages } from '../../words/messages.ts'
import { about } from '../cards/subject.ts'
import { mayAct } from '../now/act.ts'
import { useSeen, useView } from '../now/at-table.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import styles from './Hand.module.css'
import { HandDown } from './HandDown.tsx'

/** The hand of whoever looks, card by card; where nobody may look, how many cards lie face down. */
export function Hand({ size = 92, brief = false }: { size?: number; brief?: boolean }) {
  const { by } = useView()
  return by === null ? <HandDown size={size * 0.62} /> : <OpenHand seat={by} most={size} brief={brief} />
}

/** Between two cards, between both kinds, and how small a card may be before they are scrolled. */
const GAP = 7
const PARTED = 30
const LEAST = 56

/** An Influence card is a little narrower than a Building card. */
const INFLUENCE_SHARE = 0.92

/** As large as all have room beside each other, and so large at most. */
function fitting(room: number, buildings: number, influence: number, most: number): number {
  const all = Math.max(2, buildings) + Math.max(2, influence) * INFLUENCE_SHARE
  const size = (room - PARTED - GAP * (buildings + influence)) / all
  return Math.round(Math.min(most, Math.max(LEAST, size)))
}

/** `brief`: all in one row that scrolls. */
function OpenHand({ seat, most, brief }: { seat: Seat; most: number; brief: boolean }) {
  const { table } = useMessages()
  const { hand } = table
  const seen = useSeen()
  const own = seatOf(seen, seat)
  const place = useRef<HTMLDivElement>(null)
  const room = useSize(place, 'width', 700)
  const size = brief ? most : fitting(room, own.hand.length, own.influence.length, most)
  const { key, hinted } = useKeyHint(SHORTCUTS.hide)
  const bought = [...seen.spent.bought]
  return (
    <div ref={place} className={styles['hand']} data-brief={brief ? '' : undefined}>
      <section className={styles['part']} aria-label={hand.heading}>
        <h2 className={styles['heading']} {...REFUGE}>
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
          {own.hand.map(({ card, seen: isSeen }, index) => {
            if (!card) return null
            const at = seen.onTurn === seat ? bought.indexOf(card) : -1
            if (at >= 0) bought.splice(at, 1)
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the hand is kept in order, and copies are alike
              <li key={`${card} ${index}`}>
                <HandCard card={card} isSeen={isSeen} isBought={at >= 0} size={size} />
              </li>
            )
          })}
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

/** Whether something is in hand; and takes it, or puts it back. */
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

interface HandCardProps {
  card: BuildingId
  isSeen: boolean
  isBought: boolean
  size: number
}

/** A Building card: pressed, it is taken in hand, and the board shows where it may stand. */
function HandCard({ card, isSeen, isBought, size }: HandCardProps) {
  const { cards, common, table } = useMessages()
  const { isHeld, hold } = useHolding({ kind: 'building', card })
  const { category, value } = buildingOf(card)
  const words = [
    table.hand.card(cards.buildings[card], value, common.categories[category]),
    common.mayStand[category],
    isSeen && table.hand.seen,
    isBought && table.hand.bought,
  ]
  return (
    <button
      type="button"
      className={styles['card']}
      aria-pressed={isHeld}
      aria-label={words.filter(Boolean).join(', ')}
      {...about({ kind: 'building', building: card })}
      onClick={hold}
    >
      <BuildingCard building={card} size={size} title={cards.buildings[card]} />
      {isSeen && <span className={styles['seen']} aria-hidden="true" title={table.hand.seen} />}
    </button>
  )
}

/** An Influence card: pressed, it is taken in hand; its text and what it is aimed at come beside the board. */
function InfluenceInHand({ card, size }: { card: InfluenceId; size: number }) {
  const { cards, table } = useMessages()
  const { isHeld, hold } = useHolding({ kind: 'influence', card })
  const words = [
    cards.influence[card],
    cards.influenceDoes[card],
    influenceOf(card).playsByItself && table.hand.byItself,
  ]
  return (
    <button
      type="button"
      className={styles['card']}
      aria-pressed={isHeld}
      aria-label={words.filter(Boolean).join('. ')}
      {...about({ kind: 'influence', influence: card })}
      onClick={hold}
    >
      <InfluenceCard influence={card} size={size} title={cards.influence[card]} />
    </button>
  )
}
