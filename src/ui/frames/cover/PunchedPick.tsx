import type { ReactNode } from 'react'
import { OptionCard } from '../../art/index.ts'
import styles from './PunchedPick.module.css'

interface PunchedPickProps {
  /** The name of the radio group. */
  name: string
  checked: boolean
  onChange: () => void
  picture?: ReactNode
  children: ReactNode
}

const BOARD = 'M.8 5L98.4 1 99.6 87 .4 94z'

/** A radio button drawn as punchboard: the chosen option is punched out, the others are printed. */
export const PunchedPick = ({ picture, children, ...input }: PunchedPickProps) => (
  <OptionCard type="radio" className={styles.choice} {...input}>
    <svg className={styles.board} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.shade} d={BOARD} />
      <path className={styles.face} d={BOARD} vectorEffect="non-scaling-stroke" />
    </svg>
    {picture}
    <span className={styles.name}>{children}</span>
  </OptionCard>
)
