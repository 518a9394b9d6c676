import type { State } from '../../../../engine/fortland/index.ts'
import { DieIcon, Heading } from '../../../../ui/art/index.ts'
import { facesAhead, type ReachableAction, type RollOptions } from '../../foresight/index.ts'
import { useOwnSeat } from '../../own-seat.ts'
import { useTaleSettings } from '../../settings.ts'
import { type Messages, useMessages } from '../../words/messages.ts'
import { type DrawnNumbers, drawnNumbers } from '../ring/faces.ts'
import { countryName, placeWords } from '../ring/names.ts'
import { useLiveState } from '../state/table-state.ts'
import styles from './foresight.module.css'

/** A card for each possible roll before it, with its best prospects. */
export function FacesAhead() {
  const m = useMessages()
  const real = useLiveState()
  const own = useOwnSeat(real)
  const level = useTaleSettings(({ warnings }) => warnings)
  if (level === 'off' || real.phase !== 'roll' || real.onTurn !== own) return null
  return (
    <section aria-labelledby="faces-ahead">
      <Heading>
        <span id="faces-ahead">{m.dangers.faces.heading}</span>
      </Heading>
      <ul className={styles['cards']}>
        {facesAhead(real).map((face) => (
          <FaceCard key={face.face} face={face} state={real} />
        ))}
      </ul>
    </section>
  )
}

function FaceCard({ face: { face, best, forced, lost }, state }: { face: RollOptions; state: State }) {
  const m = useMessages()
  const [first, second] = best
  const told = first
    ? prospectWords(m, state, first)
    : forced || lost
      ? m.dangers.faces.forced
      : m.dangers.faces.nothing
  const other = first?.fells === null && second && prospectWords(m, state, second)
  return (
    <li
      className={styles['card']}
      data-fells={first?.fells === null || first === undefined ? undefined : ''}
      data-forced={forced ? '' : undefined}
    >
      <Roll drawn={drawnNumbers(state.rules, [face])} />
      <span>
        <span className="unseen">{m.dangers.faces.face(face)}: </span>
        {told}
        {other && <small>{m.dangers.faces.or(other)}</small>}
      </span>
    </li>
  )
}

const Roll = ({ drawn }: { drawn: DrawnNumbers }) =>
  typeof drawn === 'string' ? (
    <b className={styles['sum']}>{drawn}</b>
  ) : (
    drawn.map((face) => <DieIcon key={face} face={face} size={26} />)
  )

/** Describes a prospect: a fall, else the action and its place. */
function prospectWords(m: Messages, state: State, { deed, place, fells }: ReachableAction): string {
  const { faces } = m.dangers
  if (fells !== null) return faces.fells(countryName(m, fells))
  const where = placeWords(m, state, place, state.onTurn)
  switch (deed) {
    case 'besiege':
      return faces.besiege(where)
    case 'relieve':
      return faces.relieve(where)
    case 'fortify':
      return faces.fortify(where)
    default:
      return faces.tear(where)
  }
}
