import { withMore } from '../../pool.ts'
import type { Seat, State } from '../../state.ts'
import { judgeCompany } from '../outcome.ts'
import { plotsOf } from '../plots.ts'
import { settlePowers } from '../powers.ts'
import { seatOf } from '../seats.ts'
import { countPoints, passTurn } from '../turn.ts'
import { turnUp } from '../turn-up.ts'
import type { ActionRule } from './action-rule.ts'
import { beginWhenChosen, letNextChoose } from './choose.ts'

/** Phase 3 begins. */
export const end: ActionRule<'end'> = {
  phases: ['act'],
  refuse: () => null,
  apply: countPoints,
  candidates: () => [{ type: 'end' }],
}

/** The seat that is asked gives up, else the one on turn: always allowed, never listed [C 29]. */
export const resign: ActionRule<'resign'> = {
  phases: ['choose', 'reveal', 'act'],
  refuse: () => null,
  apply(table) {
    const { state, emit } = table
    const seat = whoResigns(state)
    const isOnTurn = seat === state.onTurn
    leave(state, seat)
    dropQuestions(state, seat)
    if (isOnTurn && state.phase === 'choose') letNextChoose(state)
    emit?.({ type: 'resigned', seat })
    settlePowers(table)
    if (judgeCompany(table)) return
    if (state.phase === 'choose') beginWhenChosen(table)
    else if (isOnTurn) passTurn(table)
    else if (state.questions.length === 0 && state.drawing) turnUp(table, state.drawing)
  },
}

const whoResigns = ({ questions: [first], onTurn }: State): Seat => first?.seat ?? onTurn

/** Its buildings leave the game, its plots are free, its cards set aside, its bricks the bank's. */
function leave(state: State, seat: Seat): void {
  for (const plot of plotsOf(state, seat)) {
    state.owners[plot] = null
    state.buildings[plot] = null
  }
  const gone = seatOf(state, seat)
  for (const card of gone.influence) if (card) state.setAside = withMore(state.setAside, card)
  state.seats[seat] = { ...gone, bricks: 0, hand: [], influence: [], out: true, done: true }
}

/** If the seat was on turn, open questions lapse; else it is not asked any more. The turn passes without a red box. */
function dropQuestions(state: State, seat: Seat): void {
  if (seat !== state.onTurn) state.questions = state.questions.filter((question) => question.seat !== seat)
  else {
    state.questions = []
    state.drawing = null
  }
}
