import type { ReactNode } from 'react'
import {
  freePlaces,
  hasFallen,
  isCity,
  nextSeat,
  type Place,
  SEATS,
  type Seat,
  type State,
} from '../../../../engine/fortland/index.ts'
import { DieIcon, Heading } from '../../../../ui/art/index.ts'
import { EmblemIcon, PlaceIcon } from '../../art/index.ts'
import { type Danger, dangersOf, fallChance } from '../../foresight/index.ts'
import { useOwnSeat } from '../../own-seat.ts'
import { useTaleSettings } from '../../settings.ts'
import { type Messages, useMessages } from '../../words/messages.ts'
import { type DrawnNumbers, drawnNumbers } from '../ring/faces.ts'
import { barePlaceWords, countryName, placeWords } from '../ring/names.ts'
import { useLiveState } from '../state/table-state.ts'
import styles from './foresight.module.css'

/** The list of threats to the player's country before its next turn. */
export function DangerList() {
  const m = useMessages()
  const real = useLiveState()
  const own = useOwnSeat(real)
  const level = useTaleSettings(({ warnings }) => warnings)
  if (level === 'off' || real.outcome || real.phase === 'muster' || hasFallen(real, own)) return null
  const by = real.onTurn === own ? nextSeat(real) : real.onTurn
  return (
    <section aria-labelledby="dangers">
      <Heading>
        <span id="dangers">
          {real.onTurn === own ? m.dangers.after(countryName(m, by)) : m.dangers.next(countryName(m, by))}
        </span>
      </Heading>
      <p className={styles['small']}>{m.dangers.with(countryName(m, by))}</p>
      <OpenTo state={real} own={own} by={by} />
      <Later state={real} own={own} />
      <FallWords state={real} own={own} />
    </section>
  )
}

interface OpenToProps {
  state: State
  own: Seat
  by: Seat
  /** True to omit safe places. */
  onlyOpen?: boolean
}

/** Lists the free places, each with the die faces that let one country besiege it. */
export function OpenTo({ state, own, by, onlyOpen = false }: OpenToProps) {
  const m = useMessages()
  const dangers = dangersOf(state, own).filter((danger) => danger.by === by)
  return (
    <ul className={styles['rows']}>
      {freePlaces(state, own).map((place) => {
        const danger = dangers.find((one) => one.place === place)
        if (onlyOpen && !danger) return null
        return (
          <Row
            key={place}
            icon={<PlaceIcon country={SEATS[own]} city={isCity(state, place)} size={26} />}
            words={barePlaceWords(m, state, place)}
            faces={drawnNumbers(state.rules, danger?.faces ?? [])}
            spoken={dangerWords(m, state, own, by, place, danger)}
          />
        )
      })}
    </ul>
  )
}

/** Returns one threat as a sentence for screen readers. */
export function dangerWords(
  m: Messages,
  state: State,
  own: Seat,
  by: Seat,
  place: Place,
  danger: Pick<Danger, 'faces' | 'chance'> | undefined,
): string {
  const what = freePlaces(state, own).length === 1 ? m.dangers.lastPlace : placeWords(m, state, place, own)
  if (!danger) return m.dangers.spokenSafe(what, countryName(m, by))
  const faces = m.common.list(danger.faces.map(String))
  return m.dangers.spoken(what, countryName(m, by), faces, m.dangers.chance(danger.chance))
}

/** The threats by later countries, on the present board. */
function Later({ state, own }: { state: State; own: Seat }) {
  const m = useMessages()
  const later = dangersOf(state, own).filter(({ exact }) => !exact)
  if (later.length === 0) return null
  return (
    <>
      <p className={styles['small']} data-line="">
        {m.dangers.later}
      </p>
      <ul className={styles['rows']}>
        {later.map((danger) => (
          <Row
            key={`${danger.by} ${danger.place}`}
            icon={<EmblemIcon country={SEATS[danger.by]} size={22} />}
            words={barePlaceWords(m, state, danger.place)}
            faces={drawnNumbers(state.rules, danger.faces)}
            spoken={dangerWords(m, state, own, danger.by, danger.place, danger)}
          />
        ))}
      </ul>
    </>
  )
}

/** The probability that the country falls before its next turn, if any. */
function FallWords({ state, own }: { state: State; own: Seat }) {
  const m = useMessages()
  const chance = fallChance(state, own)
  if (chance === 0) return null
  return <p className={styles['grave']}>{m.dangers.youFall(m.dangers.chance(chance))}</p>
}

interface RowProps {
  icon: ReactNode
  words: string
  faces: DrawnNumbers
  spoken: string
}

/** A place with the threatening faces, or "safe". */
function Row({ icon, words, faces, spoken }: RowProps) {
  const { dangers } = useMessages()
  return (
    <li className={styles['row']}>
      <p className="unseen">{spoken}</p>
      <span className={styles['icon']}>{icon}</span>
      <span className={styles['what']} aria-hidden="true">
        {words}
      </span>
      <span className={styles['faces']} aria-hidden="true">
        {faces.length === 0 ? <b className={styles['safe']}>{dangers.safe}</b> : <Faces faces={faces} />}
      </span>
    </li>
  )
}

/** Threatening faces as dice, or as text for two dice. */
const Faces = ({ faces }: { faces: DrawnNumbers }) =>
  typeof faces === 'string' ? (
    <b className={styles['sums']}>{faces}</b>
  ) : (
    faces.map((face) => <DieIcon key={face} face={face} size={21} />)
  )
