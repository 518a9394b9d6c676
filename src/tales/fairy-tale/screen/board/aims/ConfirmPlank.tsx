import { Plank } from '../../../../../ui/art/index.ts'
import { useIntent } from '../../../table.ts'
import { useMessages } from '../../../words/useMessages.ts'
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
  const { table } = useMessages()
  const forGood = useLaidForGood()
  return (
    <Plank
      tone="blue"
      className={className}
      aria-label={means}
      aria-description={forGood ? table.laidForGood : undefined}
      aria-keyshortcuts="Enter"
      data-acts=""
      onClick={() => useIntent.getState().confirm()}
    >
      <span>
        {means}
        {forGood && <small className={styles['forGood']}>{table.laidForGood}</small>}
      </span>
    </Plank>
  )
}
