import { phaseOf, type State } from '../../../../engine/fortress/index.ts'
import { Plank } from '../../../../ui/art/index.ts'
import { toLastPage } from '../../../../ui/page/page.ts'
import { REFUGE } from '../../../../ui/page/useFocusKept.ts'
import { useComputer } from '../../computer-now.ts'
import type { Messages } from '../../words/messages.ts'
import { useMessages } from '../../words/useMessages.ts'
import { ComputerTurn } from '../bots/ComputerTurn.tsx'
import { useReal } from '../now/at-table.ts'
import styles from './ToDo.module.css'

/** What there is to do now, in a line; or who leads the siege; or the way to the last page. */
export function ToDo({ touch = false }: { touch?: boolean }) {
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
      {noteFor(state, touch, table)}
    </p>
  )
}

function noteFor(state: State, touch: boolean, table: Messages['table']): string {
  if (phaseOf(state) === 'assault') return table.assaultNow
  if (state.army.length === 0) return table.callNote
  return touch ? table.tapNote : table.chooseNote
}
