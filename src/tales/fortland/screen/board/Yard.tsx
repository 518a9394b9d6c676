import {
  FORTS,
  fortsAtHome,
  freePlaces,
  hasFallen,
  SEATS,
  type Seat,
  type State,
  seatsOf,
} from '../../../../engine/fortland/index.ts'
import { Die } from '../../../../ui/art/index.ts'
import { ActionPip, EmblemIcon, FortDotIcon } from '../../art/index.ts'
import { usePlayback } from '../../table.ts'
import { facesOf } from '../../turns.ts'
import { type Messages, useMessages } from '../../words/messages.ts'
import { useSession, useShownState } from '../now/at-table.ts'
import { faceOf } from '../ring/faces.ts'
import { countryName } from '../ring/names.ts'
import styles from './Yard.module.css'

/** The courtyard: the die, the actions that are left, and of each country its free places and the forts it has at home. */
export function Yard({ brief }: { brief: boolean }) {
  const m = useMessages()
  const shown = useShownState()
  return (
    <section className={styles['yard']} aria-label={m.table.yard.name} data-brief={brief ? '' : undefined}>
      <div className={styles['top']}>
        <Dice state={shown} />
        <div className={styles['left']}>
          <p className={styles['title']}>{titleOf(m, shown)}</p>
          {shown.phase === 'act' && <Pips left={shown.actions} />}
        </div>
      </div>
      {!brief && <Countries state={shown} />}
    </section>
  )
}

function titleOf(m: Messages, { phase, onTurn, actions }: State): string {
  const { yard } = m.table
  const who = countryName(m, onTurn)
  switch (phase) {
    case 'muster':
      return yard.musterTitle(who)
    case 'roll':
      return yard.rollTitle(who)
    case 'act':
      return yard.actionsTitle(actions)
    case 'over':
      return yard.overTitle
  }
}

/** The die as it fell in this turn, or both; before the roll it lies there for whoever is on turn. */
function Dice({ state }: { state: State }) {
  const session = useSession()
  const cue = usePlayback((playback) => playback.cue)
  const rolling = cue?.event.type === 'rolled' ? cue : null
  const faces =
    rolling?.event.type === 'rolled' ? rolling.event.faces : state.phase === 'act' ? facesOf(session) : []
  const count = state.rules.dice
  return (
    <div className={styles['dice']} data-waiting={faces.length === 0 ? '' : undefined} aria-hidden="true">
      {Array.from({ length: count }, (_, die) => die).map((die) => (
        <svg
          key={`${die} ${rolling?.key ?? ''}`}
          className={rolling ? styles['rolling'] : undefined}
          style={rolling ? { animationDuration: `${rolling.motion}ms` } : undefined}
          viewBox="-27 -27 54 56"
          aria-hidden="true"
          overflow="visible"
        >
          <Die face={faceOf(faces[die] ?? 6 - die)} size={48} raised />
        </svg>
      ))}
    </div>
  )
}

/** The actions that are left, one by one. */
function Pips({ left }: { left: number }) {
  const { table } = useMessages()
  return (
    <div className={styles['pips']}>
      <span className="unseen">{table.actionsSpoken(left)}</span>
      {Array.from({ length: left }, (_, pip) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one is like another
        <ActionPip key={pip} used={false} size={30} />
      ))}
    </div>
  )
}

/** Of each country its free places and its forts at home. */
export function Countries({ state }: { state: State }) {
  const { table } = useMessages()
  return (
    <>
      <p className={styles['heads']} aria-hidden="true">
        <span>{table.yard.free}</span>
        <span>{table.yard.home}</span>
      </p>
      <ul className={styles['countries']}>
        {seatsOf(state).map((seat) => (
          <Country key={seat} state={state} seat={seat} />
        ))}
      </ul>
    </>
  )
}

function Country({ state, seat }: { state: State; seat: Seat }) {
  const m = useMessages()
  const { yard } = m.table
  const country = SEATS[seat]
  const fallen = hasFallen(state, seat)
  const free = freePlaces(state, seat).length
  const home = fortsAtHome(state, seat)
  const who = countryName(m, seat)
  return (
    <li
      className={styles['country']}
      data-now={seat === state.onTurn && !state.outcome ? '' : undefined}
      data-fallen={fallen ? '' : undefined}
    >
      <span className="unseen">{fallen ? m.table.fallenSpoken(who) : yard.country(who, free, home)}</span>
      <EmblemIcon country={country} size={27} />
      <b className={styles['free']} data-last={free === 1 ? '' : undefined} aria-hidden="true">
        {fallen ? '–' : free}
      </b>
      <span className={styles['forts']} aria-hidden="true">
        {fallen
          ? yard.fallen
          : Array.from({ length: FORTS }, (_, fort) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one is like another
              <FortDotIcon key={fort} country={country} away={fort >= home} size={27} />
            ))}
      </span>
    </li>
  )
}
