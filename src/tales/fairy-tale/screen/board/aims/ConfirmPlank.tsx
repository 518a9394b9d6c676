import { Plank } from '../../../../../ui/art/index.ts'
import { useTable } from '../../../table.ts'
import { useMessages } from '../../../words/messages.ts'
import styles from './aims.module.css'
import type { AimedAction } from './useAim.ts'
import { useLaidForGood } from './useLaidForGood.ts'

/** Does what is aimed: on the board, or where that has no room for it, in the sheet. It says what cannot be taken back. */
export function ConfirmPlank({
  aim: { means },
  className,
}: {
  aim: AimedAction
  className?: string | undefined
}) {
  const table = useTable()
  const { table: words } = useMessages()
  const forGood = useLaidForGood()
  return (
    <Plank
      tone="blue"
      className={className}
      aria-label={means}
      aria-description={forGood ? words.laidForGood : undefined}
      aria-keyshortcuts="Enter"
      data-acts=""
      onClick={() => table.intent.getState().confirm()}
    >
      <span>
        {means}
        {forGood && <small className={styles['forGood']}>{words.laidForGood}</small>}
      </span>
    </Plank>
  )
}
