import { Ribbon, type RibbonStep, Sheet } from '../../art/index.ts'
import { useFrameWords } from '../../text/frames.ts'
import { DialogButton } from '../DialogButton.tsx'
import styles from './TurnHeader.module.css'
import { isSmall, useLayout } from './useLayout.ts'

interface TurnHeaderProps {
  /** Who went, who goes, who is next; or the parts of a turn. */
  steps: readonly [RibbonStep, RibbonStep, RibbonStep]
  now: 0 | 1 | 2
  /** For screen readers; whose turn it is, if nothing else is said. */
  label?: string
}

/** Above the board: a ribbon; on a phone on paper, between the rule book and the settings. */
export function TurnHeader({ steps, now, label }: TurnHeaderProps) {
  const words = useFrameWords().table
  const small = isSmall(useLayout())
  const ribbon = (
    <div className={styles['ribbon']}>
      <Ribbon steps={steps} now={now} label={label ?? words.turns} />
    </div>
  )
  if (!small) return <header className={styles['header']}>{ribbon}</header>
  return (
    <Sheet torn={['bottom']} seed="top" className={styles['paper']}>
      <header className={styles['phone']}>
        <DialogButton opens="rules" size={44} />
        {ribbon}
        <DialogButton opens="settings" size={44} />
      </header>
    </Sheet>
  )
}
