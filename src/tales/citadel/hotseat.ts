import {
  asSeat,
  citadel,
  isSamePerson,
  playing as playingSeats,
  type Seat,
  type State,
} from '../../engine/citadel/index.ts'
import { createHotseat } from '../../session/create-hotseat.ts'
import { isHuman } from '../../store/controllers-store.ts'
import { wasHuman } from '../../store/seat-changes.ts'
import { type Controllers, type ControllersStore, ORDER_NAMES, useLiveControllers } from './controllers.ts'
import { type Session, useLiveGame } from './game.ts'

/** True if a seat that is not on turn must choose a Knight to withdraw. Hidden cards play no part in that question. */
const asksWhichKnight = ({ questions: [first], onTurn }: State): boolean =>
  first?.type === 'withdraw' && first.seat !== onTurn

/** Decides who may look at the table [C 31]. First plots are chosen in the open. Each hand stays face down until its owner confirms. */
export const HOTSEAT = createHotseat({
  game: citadel,
  useGame: useLiveGame,
  useControllers: useLiveControllers,
  roles: ORDER_NAMES,
  isPlaying: ({ seats }, seat) => seats[seat]?.out === false,
  isSamePersonByRules: isSamePerson,
  asksInTheOpen: (state) => state.phase === 'choose' || asksWhichKnight(state),
})

/** Seats in play that people control. */
export const humanSeatsInPlay = (state: Pick<State, 'seats'>, leaders: Controllers): readonly Seat[] =>
  playingSeats(state).filter((seat) => {
    const order = ORDER_NAMES[seat]
    return order !== undefined && isHuman(leaders, order)
  })

/** Returns the seat that must decide, or null. */
export function seatAsked(state: State): Seat | null {
  const decider = citadel.decider(state)
  return typeof decider === 'number' ? asSeat(decider) : null
}

type Led = Pick<ControllersStore, 'table' | 'changes'>

/** True if a person made the move, by the controllers at that time. */
export function wasPersons({ moves }: Session, move: number, { table, changes }: Led): boolean {
  const before = moves[move]?.before
  const order = before && ORDER_NAMES[seatAsked(before) ?? before.onTurn]
  return order !== undefined && wasHuman(changes, order, move, isHuman(table, order))
}
