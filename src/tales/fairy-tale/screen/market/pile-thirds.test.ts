import { expect, it } from 'vitest'
import { type Face, pathFace, type State, type Third } from '../../../../engine/fairy-tale/index.ts'
import { placeAt } from '../../../../engine/kernel/index.ts'
import { drawn } from '../log/drawn-tale.ts'
import { gemsOf, thirdsOf } from './pile-thirds.ts'

const diamond = (id: number): Face => ({ ...pathFace(id, 1), building: 'diamond' })

function tableWith(thirds: Third[], changes: Partial<State> = {}): State {
  return drawn({ '0,-1': [5] }, { pile: { thirds, pool: [], under: [] }, ...changes })
}

it('follows the diamond of each third from the pile to its destruction', () => {
  const state = tableWith(
    [
      { size: 0, diamond: null },
      { size: 2, diamond: null },
      { size: 5, diamond: diamond(3) },
    ],
    { market: [diamond(2), null, null], diamonds: 1 },
  )
  expect(thirdsOf(state)).toEqual([
    { size: 0, gem: 'destroyed' },
    { size: 2, gem: 'drawn' },
    { size: 5, gem: 'hidden' },
  ])
  expect(gemsOf(state)).toEqual(['destroyed', 'drawn', 'hidden'])
})

it('reports a diamond in the forest', () => {
  const state = tableWith([{ size: 1, diamond: null }])
  state.tiles[placeAt(0, -1)] = { ...diamond(1), monsters: [] }
  expect(thirdsOf(state)).toEqual([{ size: 1, gem: 'forest' }])
  expect(gemsOf(state)[0]).toBe('forest')
})
