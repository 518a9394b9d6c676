import { useRef } from 'react'
import type { CharacterId } from '../../../../engine/fairy-tale/index.ts'
import { useFingerHold } from '../../../../ui/input/useFingerHold.ts'
import { HeroStandee } from '../../art/index.ts'
import { useCoverWords } from '../../words/cover.ts'
import { PowerWords } from '../characters/PowerWords.tsx'
import styles from './HeroCard.module.css'
import { usePointAt } from './pointed.tsx'

interface HeroCardProps {
  character: CharacterId
  /** The position in the order of play, from 1; 0 if not chosen. */
  order: number
  /** True if the company is full and this hero is not in it. */
  barred: boolean
  /** True if this is the tab stop of the gallery. */
  stop: boolean
  onFocus: () => void
  onPress: () => void
}

/** A toggle for a hero. A chosen one has a gold edge and a flag with its number. A long press shows its power. */
export function HeroCard({ character, order, barred, stop, onFocus, onPress }: HeroCardProps) {
  const { common, cover } = useCoverWords()
  const name = common.characters[character]
  // The accessible name must contain the visible short name.
  const short = cover.short[character]
  const called = ` ${name} `.includes(` ${short} `) ? name : cover.bothNames(name, short)
  const power = `power-${character}`
  const button = useRef<HTMLButtonElement>(null)
  const hasFocus = useRef(false)
  const pointAt = usePointAt()
  // The focus keeps the power visible after the finger is lifted.
  const hold = useFingerHold(() => ({ onHold: () => button.current?.focus({ preventScroll: true }) }))
  return (
    <button
      ref={button}
      type="button"
      className={styles.card}
      tabIndex={stop ? 0 : -1}
      aria-pressed={order > 0}
      aria-disabled={barred}
      aria-label={order ? cover.chosenAs(called, order) : called}
      aria-describedby={power}
      onPointerEnter={() => pointAt(character)}
      onPointerLeave={() => hasFocus.current || pointAt(null)}
      onPointerDown={hold}
      onFocus={() => {
        hasFocus.current = true
        pointAt(character)
        onFocus()
      }}
      onBlur={() => {
        hasFocus.current = false
        pointAt(null)
      }}
      onClick={onPress}
    >
      <svg className={styles.standee} viewBox="-4 -3 72 82" overflow="visible" aria-hidden="true">
        <g transform="translate(32 76)">
          <HeroStandee character={character} height={76} selected={order > 0} />
        </g>
        {order > 0 && <OrderFlag order={order} />}
      </svg>
      <span className={styles.name}>{short}</span>
      <span className="unseen" id={power}>
        <PowerWords character={character} />
      </span>
    </button>
  )
}

/** The red flag with a hero's position in the order of play. */
const OrderFlag = ({ order }: { order: number }) => (
  <g transform="translate(61 14) scale(.8)">
    <path
      d="M-13-15H15V22L1 13-13 22z"
      fill="var(--seal)"
      stroke="var(--piece-ink)"
      strokeWidth={2}
      strokeLinejoin="round"
    />
    <text x={1} y={6} fontFamily="var(--face-label)" fontSize={20} textAnchor="middle" fill="var(--on-seal)">
      {order}
    </text>
  </g>
)
