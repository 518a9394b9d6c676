import {
  asSeat,
  citadel,
  isSamePerson,
  playing as playingSeats,
  type Seat,
  type State,
} from '../../engine/citadel/index.ts'
import { createHotseat } from '../../session/create-hotseat.ts'
import { isLedByPerson } from '../../store/leaders.ts'
import { wasHuman } from '../../store/seat-changes.ts'
import { type Session, useLiveGame } from './game.ts'
import { type Leaders, type LeadersStore, ORDER_NAMES, useLiveLeaders } from './leaders.ts'

/** Somebody else than the seat on turn is asked which Knight goes: all that this asks about lies open. */
const asksWhichKnight = ({ questions: [first], onTurn }: State): boolean =>
  first?.type === 'withdraw' && first.seat !== onTurn

/** Who may look at the table [C 31]. First plots are chosen in the open, and each hand stays face down until its owner asks. */
export const HOTSEAT = createHotseat({
  game: citadel,
  useGame: useLiveGame,
  useLeaders: useLiveLeaders,
  roles: ORDER_NAMES,
  isPlaying: ({ seats }, seat) => seats[seat]?.out === false,
  isSamePersonByRules: isSamePerson,
  asksInTheOpen: (state) => state.phase === 'choose' || asksWhichKnight(state),
})

/** The seats that people lead, of those that still play. */
export const personsOf = (state: Pick<State, 'seats'>, leaders: Leaders): readonly Seat[] =>
  playingSeats(state).filter((seat) => {
    const order = ORDER_NAMES[seat]
    return order !== undefined && isLedByPerson(leaders, order)
  })

/** The seat that must decide; null where nobody does. */
export function seatAsked(state: State): Seat | null {
  const decider = citadel.decider(state)
  return typeof decider === 'number' ? asSeat(decider) : null
}

type Led = Pick<LeadersStore, 'table' | 'changes'>

/** True if a person made a move, as its seat was led then. */
export function wasPersons({ moves }: Session, move: number, { table, changes }: Led): boolean {
  const before = moves[move]?.before
  const order = before && ORDER_NAMES[seatAsked(before) ?? before.onTurn]
  return order !== undefined && wasHuman(changes, order, move, isLedByPerson(table, order))
}
