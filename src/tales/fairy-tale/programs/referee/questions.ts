import { FACE_OF, type State } from '../../../../engine/fairy-tale/index.ts'
import { DIRECTIONS } from '../../../../engine/kernel/index.ts'
import type { OwnQuestion } from '../../../../programs/referee/tale.ts'
import {
  bestSide,
  type Future,
  type Futures,
  futuresOf,
  hurtingFaces,
  lossesByNextTurn,
  oddsOfFutures,
} from '../../foresight/index.ts'
import { inWriting } from './places.ts'
import { now } from './summary.ts'

/** What each face of the monsters' die would bring if it were rolled now; null when nobody will move. */
const predict: OwnQuestion<State> = {
  fields: {},
  answer(state) {
    const futures = futuresOf(state)
    return { faces: futures && facesOf(futures) }
  },
}

/** A 5 is the side that costs the least: players choose it. */
const facesOf = (futures: Futures) => [
  ...DIRECTIONS.map((side) => ({ face: FACE_OF[side], ...told(futures[side]) })),
  { face: 5, ...told(futures[bestSide(futures)]) },
  { face: FACE_OF.all, ...told(futures.all) },
]

const told = ({ side, hurt, events, after }: Future) => ({
  side,
  hurt,
  events: events.map(inWriting),
  now: now(after),
})

/** What the coming movement may cost, and what comes by the end of the next turn if nobody acts; null when nobody will move. */
const odds: OwnQuestion<State> = {
  fields: {},
  answer(state) {
    const futures = futuresOf(state)
    if (!futures) return { odds: null }
    const { losses, bySide, threats } = oddsOfFutures(futures)
    const byNextTurn = lossesByNextTurn(state)
    return { odds: { hurting: hurtingFaces(futures), losses, bySide, threats, byNextTurn } }
  },
}

/** What this tale can foresee. */
export const QUESTIONS = { predict, odds }
