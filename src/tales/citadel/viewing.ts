import { create } from 'zustand'
import {
  citadel,
  isSamePerson,
  playing as playingSeats,
  type Seat,
  type State,
} from '../../engine/citadel/index.ts'
import { stateOf } from '../../engine/kernel/index.ts'
import { isLedByPerson } from '../../store/leaders.ts'
import { ledBySame, type People } from '../../store/persons.ts'
import { type Session, useGame } from './game.ts'
import { type Leaders, ORDER_NAMES, useLeaders } from './leaders.ts'

/** For whom the table is drawn, and what whoever sits before it may do [C 31]. */
export interface View {
  /** The seat whose hand lies open; null: only what lies open to all. */
  readonly by: Seat | null
  /** The seat that must say that it looks now, and nobody else: until then the gate is shut. */
  readonly waitsFor: Seat | null
  /** Whoever must decide sits before the screen, and may. */
  readonly acts: boolean
}

/** Who said what about looking. Kept by the page alone: after a reload the gate is shut again. */
export interface Looking {
  /** The seat that said last that nobody else looks. */
  sworn: Seat | null
  /** While first plots are chosen, in the open, somebody wishes to see their hand. */
  opening: boolean
  /** Whoever looks has turned their cards away for a while. */
  hidden: boolean
  /** The board alone is looked at, before the gate opens. */
  peeping: boolean
}

const NOBODY: Looking = { sworn: null, opening: false, hidden: false, peeping: false }

export const useLooking = create<Looking>(() => NOBODY)

/** A seat says that it looks now, and nobody else. */
export const ready = (sworn: Seat): void => useLooking.setState({ ...NOBODY, sworn })

/** Whoever must choose a first plot wishes to see their hand: the gate shuts before it. */
export const wishToSee = (): void => useLooking.setState({ opening: true, peeping: false })

/** The gate opens a little for the board alone, or shuts again. */
export const peep = (peeping: boolean): void => useLooking.setState({ peeping })

/** Turns the own cards away, or back. */
export const hide = (hidden: boolean): void => useLooking.setState({ hidden })

/** Nobody looks any more: the game was left, another begins, or another person must decide. */
export const lookAway = (): void => useLooking.setState(NOBODY)

/** What decides who looks. */
export interface Whereabouts {
  readonly session: Session
  readonly leaders: Leaders
  readonly people: People
  /** Events are being shown. */
  readonly playing: boolean
}

const leadsPerson = (leaders: Leaders, seat: Seat): boolean => {
  const order = ORDER_NAMES[seat]
  return order !== undefined && isLedByPerson(leaders, order)
}

/** The seats that people lead, of those that still play. */
export const personsOf = (state: Pick<State, 'seats'>, leaders: Leaders): readonly Seat[] =>
  playingSeats(state).filter((seat) => leadsPerson(leaders, seat))

/** Whether one person leads two seats: both of their Orders, or two of one name. */
function isTheirs({ session, people }: Whereabouts, one: Seat, other: Seat): boolean {
  return (
    isSamePerson(stateOf(session), one, other) || ledBySame(citadel.seats(session.config), one, other, people)
  )
}

/** Whether one person alone plays: nothing is handed over, and nothing need be turned away. */
function isAlone(where: Whereabouts, persons: readonly Seat[]): boolean {
  const [first] = persons
  return first !== undefined && persons.every((seat) => isTheirs(where, first, seat))
}

/** Somebody else than whoever is on turn is asked which Knight goes: all that this asks about lies open. */
const asksInTheOpen = ({ questions: [first], onTurn }: State): boolean =>
  first?.type === 'withdraw' && first.seat !== onTurn

/**
 * Who looks at a game now. With several people the hand of whoever is on turn turns away with the very action that asks
 * somebody else, and the gate is shut before another hand is drawn; first plots are chosen in the open, each hand shut
 * unless its owner asks for it behind the gate; and which Knight goes is asked in the open [C 31].
 */
export function viewAt(where: Whereabouts, { sworn, opening, hidden }: Looking): View {
  const state = stateOf(where.session)
  const persons = personsOf(state, where.leaders)
  const decider = seatAsked(state)
  const isPersons = decider !== null && persons.includes(decider)
  if (isAlone(where, persons))
    return { by: hidden ? null : ownOf(persons, decider), waitsFor: null, acts: isPersons }
  if (decider === null || !isPersons) return CLOSED_HANDS
  const isSworn = sworn !== null && isTheirs(where, sworn, decider)
  if (isSworn) return { by: hidden ? null : decider, waitsFor: null, acts: true }
  const isOpenQuestion = asksInTheOpen(state) || (state.phase === 'choose' && !opening)
  if (isOpenQuestion) return { by: null, waitsFor: null, acts: true }
  return where.playing ? CLOSED_HANDS : { by: null, waitsFor: decider, acts: false }
}

const CLOSED_HANDS: View = { by: null, waitsFor: null, acts: false }

/** The seat that must decide; null where nobody does. */
export function seatAsked(state: State): Seat | null {
  const decider = citadel.decider(state)
  return typeof decider === 'number' ? decider : null
}

/** Whose hand somebody who plays alone looks at: that of the seat asked if it is theirs, else of their next one. */
function ownOf(persons: readonly Seat[], decider: Seat | null): Seat | null {
  if (decider !== null && persons.includes(decider)) return decider
  return persons.find((seat) => decider !== null && seat > decider) ?? persons[0] ?? null
}

/** Whoever looked looks no more as soon as somebody else must decide. Called once. */
export function followLooking(): void {
  useGame.subscribe(({ session }, { session: earlier }) => {
    if (session === earlier) return
    if (!session || session.first !== earlier?.first) return lookAway()
    const { sworn } = useLooking.getState()
    const { table, people } = useLeaders.getState()
    const decider = seatAsked(stateOf(session))
    const where = { session, leaders: table, people, playing: false }
    const isOthers =
      decider !== null && leadsPerson(table, decider) && (sworn === null || !isTheirs(where, sworn, decider))
    if (isOthers) lookAway()
  })
}
