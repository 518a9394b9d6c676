import { Button } from '../../../../../ui/art/index.ts'
import { useTable } from '../../../runtime.ts'
import { useMessages } from '../../../words/messages.ts'
import styles from './aims.module.css'
import type { AimedAction } from './useAim.ts'
import { useRevealWarning } from './useLaidForGood.ts'

/** Confirms the aimed action: on the board, or in the sheet if the board has no room. Shows the warning about undo. */
export function ConfirmPlank({
  aim: { means },
  className,
}: {
  aim: AimedAction
  className?: string | undefined
}) {
  const table = useTable()
  const { table: words } = useMessages()
  const forGood = useRevealWarning()
  return (
    <Button
      tone="blue"
      className={className}
      aria-label={means}
      aria-description={forGood ? words.revealWarning : undefined}
      aria-keyshortcuts="Enter"
      data-acts=""
      onClick={() => table.intent.getState().confirm()}
    >
      <span>
        {means}
        {forGood && <small className={styles['forGood']}>{words.revealWarning}</small>}
      </span>
    </Button>
  )
}
