import { INK } from '../../../../ui/art/svg.ts'
import styles from './Gem.module.css'

/** The state of a dark diamond: in the draw pile, drawn and available, in the forest, or destroyed. */
export type GemState = 'hidden' | 'drawn' | 'forest' | 'destroyed'

const SHAPE = 'M0-18L16-3 0 20-16-3z'

interface GemProps {
  state: GemState
  /** 1 draws it 32 units wide. */
  scale?: number
}

/** The marker of one dark diamond, centred at (0, 0). Each state has a distinct shape, not only a colour. */
export function Gem({ state, scale = 1 }: GemProps) {
  return (
    <g transform={`scale(${scale})`} strokeLinejoin="round">
      {state === 'drawn' && (
        <path d={`${SHAPE}M-16-3H16`} fill="var(--diamond-3)" stroke={INK} strokeWidth={2.6} />
      )}
      {state === 'destroyed' && (
        <>
          <path d={SHAPE} fill="var(--page)" stroke="var(--ink)" strokeWidth={2.2} strokeDasharray="4 3" />
          <path d="M-8 1l6 7L10-9" fill="none" stroke="var(--ok)" strokeWidth={5} strokeLinecap="round" />
        </>
      )}
      {state === 'hidden' && (
        <>
          <path d={SHAPE} transform="translate(1.5 3)" fill="var(--shadow)" />
          <path d={SHAPE} fill="var(--diamond-3)" stroke={INK} strokeWidth={2.6} />
          <path
            d="M-4.5-5Q-4.5-9.5 0-9.5T4.5-5Q4.5-2 0 0V3"
            fill="none"
            stroke="var(--diamond)"
            strokeWidth={3.6}
            strokeLinecap="round"
          />
          <circle cy={9} r={2.3} fill="var(--diamond)" />
        </>
      )}
      {state === 'forest' && (
        <>
          <path d={SHAPE} transform="translate(1.5 3)" fill="var(--shadow)" />
          <path d={SHAPE} fill="var(--diamond)" stroke={INK} strokeWidth={2.6} />
          <path d="M0-18L-6-3 0 20 6-3z" fill="var(--diamond-2)" />
          <path d="M-16-3H16" stroke="var(--diamond-3)" strokeWidth={1.4} />
        </>
      )}
    </g>
  )
}

interface GemIconProps {
  state: GemState
  size: number
  /** The duration of its destruction in milliseconds, else null. */
  breaking?: number | null
}

/** The marker as a separate picture, `size` pixels wide. */
export function GemIcon({ state, size, breaking = null }: GemIconProps) {
  return (
    <svg
      className="grows"
      width={size}
      height={size}
      viewBox="-22 -21 44 44"
      overflow="visible"
      aria-hidden="true"
    >
      <Gem state={state} />
      {breaking !== null && (
        <g className={styles['bursting']} style={{ animationDuration: `${breaking}ms` }} data-bursting="">
          <Gem state="forest" />
        </g>
      )}
    </svg>
  )
}
