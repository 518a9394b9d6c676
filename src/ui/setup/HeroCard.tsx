import type { CharacterId } from '../../engine/fairy-tale/index.ts'
import { HeroIcon } from '../art/index.ts'
import { PowerWords } from '../characters/PowerWords.tsx'
import { useMessages } from '../text/useMessages.ts'
import styles from './HeroCard.module.css'

interface HeroCardProps {
  character: CharacterId
  /** Its number in the order of play; 0 when it is not chosen. */
  order: number
  /** The company is complete without it. */
  barred: boolean
  onPress: () => void
}

/** A character's standee, to press: chosen ones wear a ribbon with their number. */
export function HeroCard({ character, order, barred, onPress }: HeroCardProps) {
  const { common, setup } = useMessages()
  const name = common.characters[character]
  const power = `power-${character}`
  return (
    <button
      type="button"
      className={styles.card}
      aria-pressed={order > 0}
      aria-disabled={barred}
      aria-label={order ? setup.chosenAs(name, order) : name}
      aria-describedby={power}
      onClick={onPress}
    >
      <span className={styles.standee}>
        <HeroIcon character={character} height={104} selected={order > 0} />
        {order > 0 && <OrderRibbon order={order} />}
      </span>
      <span className={styles.name}>{name}</span>
      <span className={styles.power} id={power}>
        <PowerWords character={character} />
      </span>
    </button>
  )
}

/** The red ribbon that says when a character plays. */
function OrderRibbon({ order }: { order: number }) {
  return (
    <svg className={styles.ribbon} width={36} height={42} viewBox="-18 -18 36 43" aria-hidden="true">
      <path
        d="M-15-16H16V23L.5 14-15 23z"
        fill="var(--seal)"
        stroke="var(--piece-ink)"
        strokeWidth={2}
        strokeLinejoin="round"
      />
      <text y={6} fontFamily="var(--font-label)" fontSize={20} textAnchor="middle" fill="var(--on-seal)">
        {order}
      </text>
    </svg>
  )
}
