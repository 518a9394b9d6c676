import { PaperCard } from '../../../../ui/art/index.ts'
import { isSmall, useLayout } from '../../../../ui/frames/table/useLayout.ts'
import { useDisplayedView } from '../state/table-state.ts'
import styles from './PhoneHeader.module.css'
import { PhoneHead } from './PhoneParts.tsx'

/** The header of the table on phones. Renders nothing elsewhere. */
export function PhoneHeader() {
  const small = isSmall(useLayout())
  const { onTurn } = useDisplayedView()
  if (!small) return null
  return (
    <PaperCard torn={['bottom']} seed="top" className={styles['paper']}>
      <header className={styles['header']}>
        <PhoneHead key={onTurn} />
      </header>
    </PaperCard>
  )
}
