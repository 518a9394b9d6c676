import { liesSo, TURNS, tileWith, turned } from '../../tiles.ts'
import { refuseClosed } from '../closed.ts'
import { refuseApart, refuseToClose, siteAt, surveyOf } from '../placement.ts'
import type { EffectRules, How } from './effect.ts'

/** Turns a tile in place, with the sides of its symbols. One joined road is enough [R 20]. */
export const turnTile: EffectRules = {
  ways: TURNS.map((turn): How => ({ turn })),

  judge(state, { at, tile }) {
    const site = siteAt(state, at)
    const survey = surveyOf(state)
    const closed = refuseClosed(state, at)
    if (closed) return () => closed
    return ({ turn = 0 }) =>
      liesSo(tile, turn)
        ? { code: 'lies-so-already' }
        : (refuseApart(site, tile, turn) ?? refuseToClose(survey, site, tile, turn))
  },

  perform({ state, emit, expansions }, { at, tile }, { turn = 0 }) {
    state.tiles[at] = tileWith(turned(tile, turn), tile.monsters)
    expansions?.hooks.turned(state, at, turn)
    emit?.({ type: 'tile-turned', seat: state.onTurn, at, turn })
  },
}
