import { seatOf } from '../../../../engine/citadel/index.ts'
import { Plank } from '../../../../ui/art/index.ts'
import { type Held, isSameHeld } from '../../intent/wish.ts'
import { useMessages } from '../../words/useMessages.ts'
import { type Doing, taken } from './doing.ts'
import styles from './lessons.module.css'

interface LessonHandProps {
  doing: Doing
  onDoing: (doing: Doing) => void
}

/** The cards in hand, to be taken up or put back; nothing where there are none. */
export function LessonHand({ doing, onDoing }: LessonHandProps) {
  const { lessons, cards } = useMessages()
  const { hand, influence } = seatOf(doing.state, 0)
  const held: readonly (readonly [Held, string])[] = [
    ...hand.flatMap(({ card }) =>
      card ? [[{ kind: 'building', card }, cards.buildings[card]] as const] : [],
    ),
    ...influence.flatMap((card) =>
      card ? [[{ kind: 'influence', card }, cards.influence[card]] as const] : [],
    ),
  ]
  if (held.length === 0) return null
  return (
    <ul className={styles['hand']} aria-label={lessons.hand}>
      {held.map(([one, name]) => (
        <li key={name}>
          <Plank aria-pressed={isSameHeld(doing.held, one)} onClick={() => onDoing(taken(doing, one))}>
            {name}
          </Plank>
        </li>
      ))}
    </ul>
  )
}
