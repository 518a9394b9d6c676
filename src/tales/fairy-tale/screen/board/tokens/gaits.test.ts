import { describe, expect, it } from 'vitest'
import { MONSTER_KINDS } from '../../../../../engine/fairy-tale/index.ts'
import { framesOf } from '../../../../../ui/stage/pieces/poses.ts'
import { GAITS } from './gaits.ts'

const AT_REST = { along: 1, lift: 0, turn: 0, wide: 1 }

describe.each(MONSTER_KINDS)('%s', (kind) => {
  const { step, come } = GAITS[kind]

  it('steps from its old to its new spot and ends at rest', () => {
    expect(step[0]).toMatchObject({ at: 0, along: 0 })
    expect({ ...AT_REST, ...step.at(-1) }).toMatchObject({ ...AT_REST, at: 1 })
  })

  it('appears at its spot and ends at rest', () => {
    expect(come.every(({ along }) => along === 1)).toBe(true)
    expect({ ...AT_REST, ...come.at(-1) }).toMatchObject({ ...AT_REST, at: 1 })
  })

  it('orders poses in time near its way', () => {
    for (const poses of [step, come]) {
      const times = poses.map(({ at }) => at)
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      expect(new Set(times).size).toBe(times.length)
      for (const { along, lift = 0, wide = 1 } of poses) {
        expect(along >= 0 && along <= 1 && lift >= 0 && lift < 1).toBe(true)
        expect(Math.abs(wide - 1)).toBeLessThan(0.25)
      }
    }
  })
})

it('every kind moves differently', () => {
  const told = MONSTER_KINDS.map((kind) => JSON.stringify(GAITS[kind]))
  expect(new Set(told).size).toBe(MONSTER_KINDS.length)
})

it('a way to the west rolls in the opposite direction to one to the east', () => {
  const turnOf = (x: number) => framesOf(GAITS.troll.step, { x, y: 0 })[0]?.['transform']
  // A piece that moves east rolls in from the west.
  expect(turnOf(-1)).toContain('rotate(-360deg)')
  expect(turnOf(1)).toContain('rotate(360deg)')
})
