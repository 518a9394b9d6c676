import type { Inset } from '../../../../ui/stage/camera/view.ts'
import { useSeen } from '../now/at-table.ts'
import { Shop } from '../shops/Shop.tsx'
import styles from './Corners.module.css'
import { GreatPowers } from './GreatPowers.tsx'
import { Note, useHasNote } from './Slip.tsx'
import { TurnedUpPaper } from './TurnedUpPaper.tsx'

/**
 * Beside a round town there is room: at the left what is in hand or asked about, else the card that was turned up, and the
 * Pawnshop below; at the right the Great Powers and the Free Market.
 */
export function Corners({ inset: { top, right, bottom, left } }: { inset: Inset }) {
  const { rules } = useSeen()
  const hasNote = useHasNote()
  return (
    <div className={styles['corners']} style={{ inset: `${top}px ${right}px ${bottom}px ${left}px` }}>
      <div className={styles['column']}>
        {hasNote ? <Note /> : <TurnedUpPaper />}
        <Shop shop="pawnshop" />
      </div>
      <div className={styles['column']}>
        <GreatPowers />
        {rules.version === 'strategic' ? <Shop shop="market" /> : <span />}
      </div>
    </div>
  )
}
