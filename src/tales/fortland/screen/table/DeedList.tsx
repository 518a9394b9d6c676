import { armyOf } from '../../../../engine/fortland/index.ts'
import { deedsBySpace } from '../../intent/aim.ts'
import { useIntent, useOtherActor, useTable } from '../../runtime.ts'
import { useMessages } from '../../words/messages.ts'
import { deedWords, priceWords } from '../board/deed-words.ts'
import { countryName, placeWords } from '../ring/names.ts'
import { useLiveState } from '../state/table-state.ts'
import styles from './DeedList.module.css'

/** The actions at other places, as a list on the phone's bottom sheet, which replaces the buttons beside the ring. */
export function DeedList() {
  const table = useTable()
  const m = useMessages()
  const real = useLiveState()
  const other = useOtherActor()
  const aim = useIntent((intent) => intent.aim)
  if (other || real.phase !== 'act') return null
  const here = armyOf(real, real.onTurn)?.space
  const deeds = [...deedsBySpace(real).values()].filter(
    ({ space, refusal }) => space !== here && refusal === null,
  )
  if (deeds.length === 0) return null
  return (
    <ul className={styles['deeds']}>
      {deeds.map((deed) => (
        <li key={deed.space}>
          <button
            type="button"
            className={styles['deed']}
            data-fells={deed.fells === null ? undefined : ''}
            data-aimed={aim?.kind === 'deed' && aim.space === deed.space ? '' : undefined}
            aria-description={priceWords(m, deed)}
            onClick={() => table.intent.getState().deed(deed.space)}
          >
            <span>
              {m.table.todo.reached(deedWords(m, deed.deed), placeWords(m, real, deed.place, real.onTurn))}
              {deed.fells !== null && <b> {m.table.todo.falls(countryName(m, deed.fells))}</b>}
            </span>
            <span className={styles['price']} aria-hidden="true">
              {deed.deed === 'gain' ? `+${deed.price}` : deed.price}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
