import { SEATS, type State } from '../../../../engine/fortland/index.ts'
import { FortDotIcon } from '../../art/index.ts'
import type { PlaceAction } from '../../foresight/index.ts'
import { useIntent, useTable } from '../../runtime.ts'
import { useMessages } from '../../words/messages.ts'
import { countryName, placeWords } from '../ring/names.ts'
import { refusalText } from '../state/refusals.ts'
import styles from './board.module.css'
import { deedWords, priceWords, storedFirst } from './deed-words.ts'

/** The button beside a space to build or tear down, with the price. Red if a country would fall, dashed if refused. */
export function DeedPlank({ state, deed }: { state: State; deed: PlaceAction | undefined }) {
  const table = useTable()
  const m = useMessages()
  const point = useIntent((intent) => intent.point)
  const aimed = useIntent(({ aim }) => aim?.kind === 'deed' && aim.space === deed?.space)
  if (!deed) return null
  const { space, place, price, fells, refusal } = deed
  const why = refusal && refusalText(m, refusal)
  const name = deedWords(m, deed.deed)
  const gives = deed.deed === 'gain'
  const falls = fells === null ? null : m.table.todo.falls(countryName(m, fells))
  const first = storedFirst(deed) ? m.table.todo.homeFirst : null
  const aim = { kind: 'deed', space } as const
  return (
    <div className={styles['plank']}>
      <button
        type="button"
        className={styles['deed']}
        data-deed={deed.deed}
        data-fells={fells === null ? undefined : ''}
        data-aimed={aimed ? '' : undefined}
        aria-disabled={why !== null}
        aria-label={m.table.todo.reached(name, placeWords(m, state, place, state.onTurn))}
        aria-description={[priceWords(m, deed), falls, first, why].filter(Boolean).join('. ')}
        title={why ?? undefined}
        onClick={() => table.intent.getState().deed(space)}
        onFocus={() => point(aim)}
        onBlur={() => point(null)}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && point(aim)}
      >
        {first && <FortDotIcon country={SEATS[state.onTurn]} away={false} size={20} />}
        {name} <span className={styles['price']}>{gives ? `+${price}` : price}</span>
      </button>
      {falls && (
        <span className={styles['falls']} aria-hidden="true">
          {falls}
        </span>
      )}
      {first && (
        <span className={styles['note']} aria-hidden="true">
          {first}
        </span>
      )}
    </div>
  )
}
