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
import { usePlayback } from '../../runtime.ts'
import { facesOf } from '../../turns.ts'
import { type Messages, useMessages } from '../../words/messages.ts'
import { dieFace } from '../ring/faces.ts'
import { countryName } from '../ring/names.ts'
import { useDisplayedState, useLanded, useSession } from '../state/table-state.ts'
import styles from './Yard.module.css'

/** The courtyard: the die, the actions left, and each country's free places and forts at home. */
export function Yard({ brief }: { brief: boolean }) {
  const m = useMessages()
  const shown = useDisplayedState()
  const actions = useLanded(shown.actions)
  // The roll animation has not reached its result yet.
  const isRolling = actions === 0 && shown.actions > 0
  return (
    <section className={styles['yard']} aria-label={m.table.yard.name} data-brief={brief ? '' : undefined}>
      <div className={styles['top']}>
        <Dice state={shown} />
        <div className={styles['left']}>
          <p className={styles['title']}>
            {titleOf(m, isRolling ? { ...shown, phase: 'roll' } : { ...shown, actions })}
          </p>
          {shown.phase === 'act' && <Pips left={actions} />}
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

/** The dice of this turn. Before the roll they wait with a placeholder face. */
function Dice({ state }: { state: State }) {
  const session = useSession()
  const cue = usePlayback((playback) => playback.cue)
  const rolling = cue?.event.type === 'rolled' ? cue : null
  const faces =
    rolling?.event.type === 'rolled' ? rolling.event.faces : state.phase === 'act' ? facesOf(session) : []
  const count = state.rules.dice
  return (
    <div
      className={styles['dice']}
      data-dice=""
      data-waiting={faces.length === 0 ? '' : undefined}
      aria-hidden="true"
    >
      {Array.from({ length: count }, (_, die) => die).map((die) => (
        <svg
          key={`${die} ${rolling?.key ?? ''}`}
          className={rolling ? styles['rolling'] : undefined}
          // The roll takes 62 % of the motion; the action markers appear in the rest.
          style={rolling ? { animationDuration: `${rolling.motion * 0.62}ms` } : undefined}
          viewBox="-27 -27 54 56"
          aria-hidden="true"
          overflow="visible"
        >
          <Die face={dieFace(faces[die] ?? 6 - die)} size={48} raised />
        </svg>
      ))}
    </div>
  )
}

/** The actions left, as markers. */
function Pips({ left }: { left: number }) {
  const { table } = useMessages()
  return (
    <div className={styles['pips']} data-pips="">
      <span className="unseen">{table.actionsSpoken(left)}</span>
      {Array.from({ length: left }, (_, pip) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one is like another
        <ActionPip key={pip} used={false} size={30} />
      ))}
    </div>
  )
}

/** The free places and the forts at home of each country. */
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
  const landed = useLanded(home)
  const who = countryName(m, seat)
  return (
    <li
      className={styles['country']}
      data-country={country}
      data-now={seat === state.onTurn && !state.outcome ? '' : undefined}
      data-fallen={fallen ? '' : undefined}
    >
      <span className="unseen">{fallen ? m.table.fallenSpoken(who) : yard.country(who, free, home)}</span>
      <EmblemIcon country={country} size={27} />
      <b className={styles['free']} data-free="" data-last={free === 1 ? '' : undefined} aria-hidden="true">
        {fallen ? '–' : free}
      </b>
      <span className={styles['forts']} data-home="" aria-hidden="true">
        {fallen
          ? yard.fallen
          : Array.from({ length: FORTS }, (_, fort) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one is like another
              <FortDotIcon key={fort} country={country} away={fort >= landed} size={27} />
            ))}
      </span>
    </li>
  )
}
