import type { Inset } from '../../../../ui/stage/camera/view.ts'
import { useSeen } from '../now/at-table.ts'
import { Shop } from '../shops/Shop.tsx'
import styles from './Corners.module.css'
import { GreatPowers } from './GreatPowers.tsx'
import { TurnedUpPaper } from './TurnedUpPaper.tsx'

/** In the corners that a round town leaves free: the card that was turned up, the Great Powers, and both shops. */
export function Corners({ inset: { top, right, bottom, left } }: { inset: Inset }) {
  const { rules } = useSeen()
  return (
    <div className={styles['corners']} style={{ inset: `${top}px ${right}px ${bottom}px ${left}px` }}>
      <div className={styles['topLeft']}>
        <TurnedUpPaper />
      </div>
      <div className={styles['topRight']}>
        <GreatPowers />
      </div>
      <div className={styles['bottomLeft']}>
        <Shop shop="pawnshop" />
      </div>
      {rules.version === 'strategic' && (
        <div className={styles['bottomRight']}>
          <Shop shop="market" />
        </div>
      )}
    </div>
  )
}
