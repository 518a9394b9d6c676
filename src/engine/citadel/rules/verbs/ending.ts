import { INFLUENCE_IDS } from '../../influence.ts'
import { addTo } from '../../pool.ts'
import type { Seat, State } from '../../state.ts'
import type { Table } from '../../table.ts'
import { judgeCompany } from '../outcome.ts'
import { plotsOf } from '../plots.ts'
import { settlePowers } from '../powers.ts'
import { seatOf } from '../seats.ts'
import { countPoints, passTurn } from '../turn.ts'
import { turnUp } from '../turn-up.ts'
import { letNextChoose } from './choose.ts'
import type { Verb } from './verb.ts'

/** Phase 3 begins. */
export const end: Verb<'end'> = {
  phases: ['act'],
  refuse: () => null,
  perform: countPoints,
  wishes: () => [{ type: 'end' }],
}

/** The seat that is asked gives up, else the one on turn: always allowed, never listed [C 29]. */
export const resign: Verb<'resign'> = {
  phases: ['choose', 'reveal', 'act'],
  refuse: () => null,
  perform(table) {
    const { state, emit } = table
    const seat = whoResigns(state)
    leave(state, seat)
    emit?.({ type: 'resigned', seat })
    settlePowers(table)
    if (judgeCompany(table)) return
    if (seat === state.onTurn) passOn(table)
    else goOn(table, seat)
  },
  wishes: () => [],
}

const whoResigns = ({ questions: [first], onTurn }: State): Seat => first?.seat ?? onTurn

/** Its buildings leave the game, its plots are free, its cards set aside, its bricks the bank's. */
function leave(state: State, seat: Seat): void {
  for (const plot of plotsOf(state, seat)) {
    state.owners[plot] = null
    state.buildings[plot] = null
  }
  const gone = seatOf(state, seat)
  for (const card of INFLUENCE_IDS)
    addTo(state.setAside, card, gone.influence.filter((one) => one === card).length)
  state.seats[seat] = { ...gone, bricks: 0, hand: [], influence: [], out: true, done: true }
}

/** Open questions lapse and the turn passes, judged as at its end, without a red box. */
function passOn(table: Table): void {
  const { state } = table
  state.questions = []
  state.drawing = null
  if (state.phase === 'choose') letNextChoose(table)
  else passTurn(table)
}

/** Whoever was asked besides is not asked any more. */
function goOn(table: Table, seat: Seat): void {
  const { state } = table
  state.questions = state.questions.filter((question) => question.seat !== seat)
  if (state.questions.length === 0 && state.drawing) turnUp(table, state.drawing)
}
