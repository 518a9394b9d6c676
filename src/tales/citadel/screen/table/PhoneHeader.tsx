import { Sheet } from '../../../../ui/art/index.ts'
import { DialogButton } from '../../../../ui/frames/DialogButton.tsx'
import { isSmall, useLayout } from '../../../../ui/frames/table/useLayout.ts'
import styles from './PhoneHeader.module.css'
import { PhoneHead } from './PhoneParts.tsx'

/** On a phone the head of the table, on paper, between the rule book and the settings; else there is none. */
export function PhoneHeader() {
  const small = isSmall(useLayout())
  if (!small) return null
  return (
    <Sheet torn={['bottom']} seed="top" className={styles['paper']}>
      <header className={styles['header']}>
        <PhoneHead />
        <DialogButton opens="rules" size={44} />
        <DialogButton opens="settings" size={44} />
      </header>
    </Sheet>
  )
}
