import type { Inset } from '../../../../ui/stage/camera/camera-view.ts'
import { Shop } from '../shops/Shop.tsx'
import { useDisplayedView } from '../state/table-state.ts'
import styles from './Corners.module.css'
import { GreatPowers } from './GreatPowers.tsx'
import { TurnedUpPaper } from './TurnedUpPaper.tsx'
import { Note, useHasNote } from './TurnNote.tsx'

/**
 * Panels beside the round town. Left: the selection, else the card that was turned up, with the Pawnshop below. Right: the Great
 * Powers and the Free Market.
 */
export function Corners({ inset: { top, right, bottom, left } }: { inset: Inset }) {
  const { rules } = useDisplayedView()
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
