import { useTightness } from '../../../../ui/frames/table/useLayout.ts'
import { FOCUS_FALLBACK } from '../../../../ui/page/focus-fallback.ts'
import { useWatching } from '../../input-blocked.ts'
import { useSuggesting } from '../../runtime.ts'
import { LazyHintSheet } from '../lazy.tsx'
import { useLiveState } from '../state/table-state.ts'
import { MainSeal } from '../table/MainSeal.tsx'
import { PhoneContext } from '../table/PhoneContext.tsx'
import { UndoButton } from '../table-parts.ts'
import styles from './TurnFoot.module.css'

/** The foot of the page: undo, the next step or the confirmation of an aim, and the main button. */
export function TurnFoot() {
  const real = useLiveState()
  const watching = useWatching()
  const { low } = useTightness()
  // Only the player on turn rolls and ends the turn.
  const isSuggesting = useSuggesting(({ seat }) => seat !== null)
  return (
    <div className={styles['foot']}>
      <div className={styles['above']}>
        <LazyHintSheet />
      </div>
      {!watching && <UndoButton size={52} keepsPlace={false} />}
      <div className={styles['context']} {...FOCUS_FALLBACK}>
        <PhoneContext namesTurn={false} />
      </div>
      {!isSuggesting && <MainSeal state={real} size={low ? 72 : 84} />}
    </div>
  )
}
