import { placeText } from '../../../kernel/grid.ts'
import type { ActionOf } from '../../actions.ts'
import type { State } from '../../state.ts'
import { TURNS, turned, turnRoads } from '../../tiles.ts'
import { expandsLeft, refuseMore } from '../allowance.ts'
import { emptyPlaces } from '../forest.ts'
import { refill } from '../market.ts'
import { edgesMeet, refusePlacement, refuseToLie, siteAt, surveyOf } from '../placement.ts'
import { refuseOutsideAction, type Verb } from './verb.ts'

type Expand = ActionOf<'expand'>

/** Placing a market tile on an empty place next to the forest (3.2). */
export const expand: Verb<'expand'> = {
  list(state) {
    return refuseOutsideAction(state) || expandsLeft(state) === 0 ? [] : placements(state)
  },

  refuse(state, { slot, at, turn }) {
    const outside = refuseOutsideAction(state)
    if (outside) return outside
    if (expandsLeft(state) === 0) return refuseMore(state, 'expands', 'no-expand-left')
    const face = state.market[slot]
    if (face === undefined) return { code: 'no-such-slot' }
    return face ? refusePlacement(state, face, at, turn) : { code: 'slot-is-empty' }
  },

  perform(table, { slot, at, turn }) {
    const { state, emit } = table
    const face = state.market[slot]
    if (!face) throw new Error(`Market slot ${slot} has no tile for ${placeText(at)}.`)
    state.tiles[at] = { ...turned(face, turn), monsters: [] }
    state.market[slot] = null
    state.spent.expands += 1
    emit?.({ type: 'tile-placed', seat: state.onTurn, slot, face, at, turn })
    refill(table, slot)
  },
}

/** Every way in which any market tile could lie anywhere now, whoever's turn it is; no more than `most`. */
export function placements(state: State, most = Number.POSITIVE_INFINITY): Expand[] {
  const found: Expand[] = []
  const survey = surveyOf(state)
  for (const at of emptyPlaces(state.tiles)) {
    const site = siteAt(state, at)
    for (const [slot, face] of state.market.entries()) {
      if (!face) continue
      for (const turn of TURNS) {
        if (!edgesMeet(state, site, turnRoads(face.roads, turn)) || refuseToLie(survey, site, face, turn))
          continue
        if (found.push({ type: 'expand', slot, at, turn }) >= most) return found
      }
    }
  }
  return found
}
