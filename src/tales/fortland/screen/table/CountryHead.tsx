import {
  armyOf,
  freePlaces,
  hasFallen,
  nextSeat,
  placesOf,
  SEATS,
  type Seat,
  type State,
  seatsOf,
} from '../../../../engine/fortland/index.ts'
import { ArmyIcon, degreesOf, EmblemIcon } from '../../art/index.ts'
import { type Messages, useMessages } from '../../words/messages.ts'
import { LedBy } from '../bots/bots.tsx'
import { countryName } from '../ring/names.ts'
import { useDisplayedState } from '../state/table-state.ts'
import styles from './Sheets.module.css'
import { standsWords } from './stands-words.ts'

/** The country on turn: its army and direction, its space, and its controller. */
export function CountryHead() {
  const m = useMessages()
  const shown = useDisplayedState()
  const seat = shown.onTurn
  const country = SEATS[seat]
  const army = armyOf(shown, seat)
  return (
    <section className={styles['head']} aria-label={countryName(m, seat)} data-head="">
      <ArmyIcon country={country} size={88} turn={army ? degreesOf(army.space, army.facing) : 0} selected />
      <div className={styles['who']}>
        <h2 className={styles['name']}>{countryName(m, seat)}</h2>
        <LedBy seat={seat} className={styles['led']} />
      </div>
      <p className={styles['stands']}>{standsWords(m, shown, seat)}</p>
    </section>
  )
}

/** A short status of each other country. */
export function OtherCountries() {
  const shown = useDisplayedState()
  return (
    <ul className={styles['others']}>
      {othersOf(shown).map((seat) => (
        <OtherCountry key={seat} seat={seat} state={shown} />
      ))}
    </ul>
  )
}

/** Returns all countries but the one on turn, in the order of play. */
const othersOf = (state: State): Seat[] => {
  const seats = seatsOf(state)
  const at = seats.indexOf(state.onTurn)
  return [...seats.slice(at + 1), ...seats.slice(0, at)]
}

export function OtherCountry({ seat, state }: { seat: Seat; state: State }) {
  const m = useMessages()
  const last = freePlaces(state, seat).length === 1
  return (
    <li className={styles['other']}>
      <EmblemIcon country={SEATS[seat]} size={34} />
      <div className={styles['who']}>
        <p className={styles['small']}>{countryName(m, seat)}</p>
        <p className={styles['how']} data-last={last ? '' : undefined}>
          {howWords(m, state, seat)}
        </p>
        <LedBy seat={seat} className={styles['led']} />
      </div>
    </li>
  )
}

function howWords(m: Messages, state: State, seat: Seat): string {
  const { standing } = m.table
  if (hasFallen(state, seat)) return standing.fallen
  const free = freePlaces(state, seat).length
  if (free === 1) return standing.lastFree
  const all = placesOf(state, seat).length
  return !state.outcome && nextSeat(state) === seat && free === all
    ? standing.next
    : standing.holds(free, all)
}
