import { type CSSProperties, type ReactNode, useRef } from 'react'
import { type InfluenceId, type Seat, seatOf } from '../../../../engine/citadel/index.ts'
import { IconButton } from '../../../../ui/art/index.ts'
import { useSize } from '../../../../ui/art/useSize.ts'
import { useKeyHint } from '../../../../ui/keys/key-hint.ts'
import { BuildingCard, CardBack, InfluenceCard } from '../../art/index.ts'
import { HOTSEAT } from '../../hotseat.ts'
import type { Held } from '../../intent/wish.ts'
import { useMessages } from '../../words/messages.ts'
import { about, type Subject } from '../cards/subject.ts'
import { type BuildingInHand, buildingsInHand, buildingWords, influenceWords } from '../hand/cards-in-hand.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import { orderOf } from '../state/order-names.ts'
import { useDisplayedView, useView } from '../state/table-state.ts'
import styles from './CardFan.module.css'
import type { Selection } from './useSelection.ts'

/** Width of a Building card, in pixels; an Influence card is a little narrower. */
const CARD = 86
const INFLUENCE = 79

/** Least visible width of a card under another one, so that a finger finds it. */
const LEAST = 46

/** A hand of this size or more slides instead of being pushed closer together. */
const SLIDES_FROM = 8

/** Tilt from one card to the next, in degrees. */
const TILT = 2.2

/** A card of the fan: its picture, and its name for screen readers. */
interface FanCard {
  readonly key: string
  readonly held: Held
  readonly words: string
  readonly subject: Subject
  readonly picture: ReactNode
}

interface CardFanProps {
  seat: Seat
  /** Absent while others play: the cards can only be looked at. */
  selection?: Selection
}

/** The hand of this phone, slightly fanned, without the selected card, which the page shows large. */
export function CardFan({ seat, selection }: CardFanProps) {
  const { table } = useMessages()
  const { by } = useView()
  const cards = useCards(seat, selection?.held ?? null)
  const place = useRef<HTMLDivElement>(null)
  const room = useSize(place, 'width', 366)
  if (by === null) return <FaceDown seat={seat} />
  const { step, slides } = spread(room, cards.length)
  return (
    <section ref={place} className={styles['hand']} aria-label={table.tabs.hand} data-hand={orderOf(seat)}>
      {cards.length === 0 && !selection?.held && <p className={styles['none']}>{table.hand.none}</p>}
      <ul className={styles['fan']} data-slides={slides ? '' : undefined} tabIndex={slides ? 0 : undefined}>
        {cards.map((card, index) => (
          <li
            key={card.key}
            style={
              {
                '--step': `${step}px`,
                '--tilt': `${slides ? 0 : (index - (cards.length - 1) / 2) * TILT}deg`,
                '--drop': `${slides ? 0 : Math.abs(index - (cards.length - 1) / 2) * 3}px`,
              } as CSSProperties
            }
          >
            {selection ? (
              <button
                type="button"
                className={styles['card']}
                aria-label={card.words}
                aria-pressed={false}
                {...about(card.subject)}
                onClick={() => selection.chooseCard(card.held)}
              >
                {card.picture}
              </button>
            ) : (
              <div className={styles['card']} role="img" aria-label={card.words} {...about(card.subject)}>
                {card.picture}
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Returns the distance from one card to the next in pixels, and whether the row slides. */
function spread(room: number, count: number): { step: number; slides: boolean } {
  const step = count > 1 ? Math.min(CARD + 8, (room - CARD) / (count - 1)) : CARD
  return count >= SLIDES_FROM || step < LEAST ? { step: 62, slides: true } : { step, slides: false }
}

/** Hook: the cards of the hand, without one copy of the selected card. */
function useCards(seat: Seat, held: Held | null): FanCard[] {
  const m = useMessages()
  const seen = useDisplayedView()
  const all = [
    ...buildingsInHand(seen, seat).map((one, index) => buildingCard(m, one, index)),
    ...seatOf(seen, seat).influence.flatMap((card, index) => (card ? [influenceCard(m, card, index)] : [])),
  ]
  const large = held && held.kind !== 'raze' ? all.findIndex((card) => isCard(card, held)) : -1
  return all.filter((_, index) => index !== large)
}

const isCard = ({ held: one }: FanCard, held: Held): boolean =>
  one.kind !== 'raze' && held.kind !== 'raze' && one.kind === held.kind && one.card === held.card

const buildingCard = (m: ReturnType<typeof useMessages>, one: BuildingInHand, index: number): FanCard => ({
  key: `${one.card} ${index}`,
  held: { kind: 'building', card: one.card },
  words: buildingWords(m, one),
  subject: { kind: 'building', building: one.card },
  picture: (
    <>
      <BuildingCard building={one.card} size={CARD} title={m.cards.buildings[one.card]} />
      {one.isSeen && <span className={styles['seen']} aria-hidden="true" title={m.table.hand.seen} />}
    </>
  ),
})

const influenceCard = (m: ReturnType<typeof useMessages>, card: InfluenceId, index: number): FanCard => ({
  key: `${card} ${index}`,
  held: { kind: 'influence', card },
  words: influenceWords(m, card),
  subject: { kind: 'influence', influence: card },
  picture: <InfluenceCard influence={card} size={INFLUENCE} title={m.cards.influence[card]} />,
})

/** The hand face down: only the number of cards. */
function FaceDown({ seat }: { seat: Seat }) {
  const { hand, tabs } = useMessages().table
  const seen = useDisplayedView()
  const own = seatOf(seen, seat)
  return (
    <section className={styles['hand']} aria-label={tabs.hand} data-hand={orderOf(seat)}>
      <p className="unseen">{hand.faceDown(own.hand.length, own.influence.length)}</p>
      <ul className={styles['backs']} aria-hidden="true">
        {own.hand.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: backs are alike
          <li key={index}>
            <CardBack kind="building" size={56} />
          </li>
        ))}
        {own.influence.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: backs are alike
          <li key={`influence ${index}`}>
            <CardBack kind="influence" size={56} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Turns the hand face down, and up again. */
export function HideHand() {
  const { hand } = useMessages().table
  const { isTurnedAway } = useView()
  const { key, hinted } = useKeyHint(SHORTCUTS.hide)
  const words = isTurnedAway ? hand.show : hand.hide
  return (
    <IconButton
      size={46}
      aria-label={words}
      aria-keyshortcuts={key}
      title={hinted(words)}
      onClick={() => HOTSEAT.turnAway(!isTurnedAway)}
    >
      <span className={styles['struck']} data-struck={isTurnedAway ? undefined : ''}>
        <CardBack kind="building" size={20} />
      </span>
    </IconButton>
  )
}
