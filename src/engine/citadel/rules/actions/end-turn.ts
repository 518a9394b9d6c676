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

/** Ends phase 2 and starts phase 3. */
export const end: ActionRule<'end'> = {
  phases: ['act'],
  refuse: () => null,
  apply: countPoints,
  candidates: () => [{ type: 'end' }],
}

/** The seat with an open question gives up, else the one on turn. Always allowed, never listed [C 29]. */
export const resign: ActionRule<'resign'> = {
  phases: ['choose', 'reveal', 'act'],
  refuse: () => null,
  apply(context) {
    const { state, emit } = context
    const seat = whoResigns(state)
    const isOnTurn = seat === state.onTurn
    leave(state, seat)
    dropQuestions(state, seat)
    if (isOnTurn && state.phase === 'choose') letNextChoose(state)
    emit?.({ type: 'resigned', seat })
    settlePowers(context)
    if (judgeCompany(context)) return
    if (state.phase === 'choose') beginWhenChosen(context)
    else if (isOnTurn) passTurn(context)
    else if (state.questions.length === 0 && state.drawing) turnUp(context, state.drawing)
  },
}

const whoResigns = ({ questions: [first], onTurn }: State): Seat => first?.seat ?? onTurn

/** Removes the seat's buildings, frees its plots, discards its cards, and returns its bricks to the bank. */
function leave(state: State, seat: Seat): void {
  for (const plot of plotsOf(state, seat)) {
    state.owners[plot] = null
    state.buildings[plot] = null
  }
  const gone = seatOf(state, seat)
  for (const card of gone.influence) if (card) state.setAside = withMore(state.setAside, card)
  state.seats[seat] = { ...gone, bricks: 0, hand: [], influence: [], out: true, done: true }
}

/** Drops the questions of the seat, or all of them if it was on turn. Its turn then ends without a card for a red box. */
function dropQuestions(state: State, seat: Seat): void {
  if (seat !== state.onTurn) state.questions = state.questions.filter((question) => question.seat !== seat)
  else {
    state.questions = []
    state.drawing = null
  }
}
