import type { BuildingRules } from '../hooks/building.ts'
import { takeMonster } from '../rules/monsters.ts'

/**
 * The trapdoor: set, the first monster to enter falls and is gone; then it is sprung, until a character
 * steps onto it and sets it again.
 */
export const trapdoor: BuildingRules = {
  mark: '▽',
  costs: [{ wood: 1 }],
  canSpring: true,
  takes: ({ sprung }) => !sprung,

  entered({ state, emit }, at, { n, kind }) {
    const tile = state.tiles[at]
    if (!tile || tile.sprung) return 'stays'
    takeMonster(state, at, n)
    tile.sprung = true
    emit?.({ type: 'monster-lost', monster: n, kind, at, by: 'trapdoor' })
    return 'gone'
  },

  steppedOnto({ state, emit }, { seat, at }) {
    const tile = state.tiles[at]
    if (!tile?.sprung) return
    tile.sprung = false
    emit?.({ type: 'building-set', seat, building: 'trapdoor', at })
  },
}
