import { phaseOf, type State } from '../../../../engine/fortress/index.ts'
import { Plank } from '../../../../ui/art/index.ts'
import { toLastPage } from '../../../../ui/page/page.ts'
import { REFUGE } from '../../../../ui/page/useFocusKept.ts'
import { useComputer } from '../../table.ts'
import { useMessages } from '../../words/messages.ts'
import { ComputerTurn } from '../bots/bots.tsx'
import { useReal } from '../now/at-table.ts'
import styles from './ToDo.module.css'

/** What there is to do now, in a line; or who leads the siege; or the way to the last page. */
export function ToDo() {
  const { table } = useMessages()
  const state = useReal()
  const computer = useComputer()
  if (computer) return <ComputerTurn state={state} computer={computer} />
  if (state.outcome)
    return (
      <div className={styles['over']}>
        <p>{table.over}</p>
        <Plank onClick={toLastPage}>{table.lastPage}</Plank>
      </div>
    )
  // A question says itself what there is to do.
  if (state.column.length > 0 || state.pending) return null
  return (
    <p className={styles['todo']} {...REFUGE}>
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
