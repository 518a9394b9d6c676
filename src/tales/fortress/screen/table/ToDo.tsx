import { phaseOf, type State } from '../../../../engine/fortress/index.ts'
import { Button } from '../../../../ui/art/index.ts'
import { FOCUS_FALLBACK } from '../../../../ui/page/focus-fallback.ts'
import { toLastPage } from '../../../../ui/page/page.ts'
import { useOtherActor } from '../../runtime.ts'
import { useMessages } from '../../words/messages.ts'
import { OthersTurn } from '../bots/bots.tsx'
import { useLiveState } from '../state/table-state.ts'
import styles from './ToDo.module.css'

/** One line on the next step: the possible actions, who acts elsewhere, or the link to the last page. */
export function ToDo() {
  const { table } = useMessages()
  const state = useLiveState()
  const other = useOtherActor()
  if (other) return <OthersTurn state={state} actor={other} />
  if (state.outcome)
    return (
      <div className={styles['over']}>
        <p>{table.over}</p>
        <Button onClick={toLastPage}>{table.lastPage}</Button>
      </div>
    )
  // An open question has its own text.
  if (state.column.length > 0 || state.pending) return null
  return (
    <p className={styles['todo']} {...FOCUS_FALLBACK}>
      <Note state={state} />
    </p>
  )
}

function Note({ state }: { state: State }) {
  const { table } = useMessages()
  if (phaseOf(state) === 'assault') return <>{table.assaultNow}</>
  if (state.army.length === 0) return <>{table.callNote}</>
  return (
    <>
      <span className={styles['mouse']}>{table.chooseNote}</span>
      <span className={styles['finger']}>{table.tapNote}</span>
    </>
  )
}
