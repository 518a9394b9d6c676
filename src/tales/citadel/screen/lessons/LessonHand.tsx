import type { ReactNode } from 'react'
import { seatOf } from '../../../../engine/citadel/index.ts'
import { BuildingCard, InfluenceCard } from '../../art/index.ts'
import { type Held, isSameHeld } from '../../intent/wish.ts'
import { useAllWords } from '../../words/all-words.ts'
import { type LessonState, taken } from './lesson-state.ts'
import styles from './lessons.module.css'

interface LessonHandProps {
  doing: LessonState
  onDoing: (doing: LessonState) => void
}

/** Width of a card in pixels, at the usual screen size. */
const SIZE = 84

/** A card in hand: its selection value, name and face. */
interface Card {
  held: Held
  name: string
  face: ReactNode
}

/** The cards in hand, as buttons that select them. Renders nothing for an empty hand. */
export function LessonHand({ doing, onDoing }: LessonHandProps) {
  const { lessons, cards } = useAllWords()
  const { hand, influence } = seatOf(doing.state, 0)
  const held = [
    ...hand.flatMap(({ card }): Card[] => {
      if (!card) return []
      const name = cards.buildings[card]
      return [
        {
          held: { kind: 'building', card },
          name,
          face: <BuildingCard building={card} title={name} size={SIZE} />,
        },
      ]
    }),
    ...influence.flatMap((card): Card[] => {
      if (!card) return []
      const name = cards.influence[card]
      return [
        {
          held: { kind: 'influence', card },
          name,
          face: <InfluenceCard influence={card} title={name} size={SIZE} />,
        },
      ]
    }),
  ]
  if (held.length === 0) return null
  return (
    <ul className={styles['hand']} aria-label={lessons.hand}>
      {held.map((card) => (
        <li key={card.name}>
          <button
            type="button"
            className={styles['card']}
            aria-label={card.name}
            aria-pressed={isSameHeld(doing.held, card.held)}
            onClick={() => onDoing(taken(doing, card.held))}
          >
            {card.face}
          </button>
        </li>
      ))}
    </ul>
  )
}
