import { PaperCard, Ribbon, type RibbonStep } from '../../art/index.ts'
import { useFrameWords } from '../../text/frames.ts'
import styles from './TurnHeader.module.css'
import { isSmall, useLayout } from './useLayout.ts'

interface TurnHeaderProps {
  /** The seats before, on and after turn; or the parts of a turn. */
  steps: readonly [RibbonStep, RibbonStep, RibbonStep]
  now: 0 | 1 | 2
  /** The label for screen readers. Default: the player on turn. */
  label?: string
}

/** The ribbon above the board; on a phone it has a paper background. */
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
    <PaperCard torn={['bottom']} seed="top" className={styles['paper']}>
      <header className={styles['phone']}>{ribbon}</header>
    </PaperCard>
  )
}
