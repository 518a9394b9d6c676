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
  /** Its number in the order of play; 0 when it is not chosen. */
  order: number
  /** The company is complete without it. */
  barred: boolean
  /** The tab key stops here. */
  stop: boolean
  onFocus: () => void
  onPress: () => void
}

/** A hero's standee, to press: chosen ones have a gold edge and wear a flag with their number. Held, it tells its power. */
export function HeroCard({ character, order, barred, stop, onFocus, onPress }: HeroCardProps) {
  const { common, setup } = useCoverWords()
  const name = common.characters[character]
  // The short name that is seen is said too, where the whole one has it not.
  const short = setup.short[character]
  const called = ` ${name} `.includes(` ${short} `) ? name : setup.bothNames(name, short)
  const power = `power-${character}`
  const button = useRef<HTMLButtonElement>(null)
  const hasFocus = useRef(false)
  const pointAt = usePointAt()
  // The focus keeps the power in print when the finger is lifted.
  const hold = useFingerHold(() => ({ onHold: () => button.current?.focus({ preventScroll: true }) }))
  return (
    <button
      ref={button}
      type="button"
      className={styles.card}
      tabIndex={stop ? 0 : -1}
      aria-pressed={order > 0}
      aria-disabled={barred}
      aria-label={order ? setup.chosenAs(called, order) : called}
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

/** The red flag that says when a hero plays. */
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
