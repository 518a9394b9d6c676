import { expect, test, vi } from 'vitest'
import { drawn } from '../../../tests/drawn/index.ts'
import { placeAt, randomState, seededRng } from '../../engine/kernel/index.ts'

test("the page's apprentice values expansions once they have loaded", async () => {
  vi.resetModules()
  const { loadExpansions, neededExpansions } = await import('./load-expansions.ts')
  const { createApprentice } = await import('./bots/apprentice.ts')
  const burning = drawn('O ━ ━\nseats rapunzel 2,0 water\nboxes fire\nburning 1,0 1\nhearts 1')
  const decide = () =>
    createApprentice(() => neededExpansions().values)(burning, seededRng({ random: randomState(1) }))
  expect(neededExpansions).toThrow('have not loaded')
  await loadExpansions()
  expect(decide()).toEqual({ type: 'pour', at: placeAt(1, 0) })
})
