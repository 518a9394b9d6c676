import type { Refusal } from '../../actions.ts'
import { isGoal } from '../../buildings.ts'
import { MARKET } from '../../setup.ts'
import { faceOf, TURNS, tileWith, turned } from '../../tiles.ts'
import { refuseClosed } from '../closed.ts'
import { mustBePlaced, refuseApart, refuseToLie, siteAt, surveyOf } from '../placement.ts'
import type { EffectRules, How } from './effect.ts'

/**
 * Swaps a tile with one of the market, in any rotation. The market tile must be payable without the icons of the old tile, and may not be a
 * dark diamond. Monsters and characters stay, which does not count as entering. One joined road is enough [R 20].
 */
export const swap: EffectRules = {
  ways: Array.from({ length: MARKET }, (_, slot) => TURNS.map((turn): How => ({ slot, turn }))).flat(),

  judge(state, { at, tile }) {
    const fixed: Refusal | null =
      refuseClosed(state, at) ?? (mustBePlaced(tile) ? { code: 'must-be-placed' } : null)
    if (fixed) return () => fixed
    const site = siteAt(state, at)
    const survey = surveyOf(state, at)
    return ({ slot = 0, turn = 0 }) => {
      const face = state.market[slot]
      if (face === undefined) return { code: 'no-such-slot' }
      if (face === null) return { code: 'slot-is-empty' }
      if (face.building && isGoal(face)) return { code: 'building-stays', building: face.building }
      return refuseApart(site, face, turn) ?? refuseToLie(survey, site, face, turn)
    }
  },

  perform(context, { at, tile }, { slot = 0, turn = 0 }) {
    const { state, emit } = context
    const face = state.market[slot]
    if (!face) throw new Error(`Cannot swap: market slot ${slot} is empty.`)
    const left = faceOf(tile)
    state.tiles[at] = tileWith(turned(face, turn), tile.monsters)
    state.market[slot] = left
    context.expansions?.hooks.forgets(state, at, left, 'swapped')
    emit?.({ type: 'tile-swapped', seat: state.onTurn, slot, face, at, turn, left })
    context.expansions?.hooks.left(context, at, left, 'swapped')
    context.expansions?.hooks.laid(context, at)
  },
}
