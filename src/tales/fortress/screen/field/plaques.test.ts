import { describe, expect, it } from 'vitest'
import { placedOn, plaqueSize, type Shaft } from './plaques.ts'

const SIZE = plaqueSize(['Antler King', 'kills and lives'], 1)
const shaft = (from: number, to: number): Shaft => ({ from: [from, 430], to: [to, 260], ...SIZE })
const lie = (shafts: Shaft[]) => placedOn(shafts).map((at) => at?.map(Math.round) ?? null)

describe('plaques on the arrows', () => {
  it('share one height if there is room', () => {
    expect(lie([shaft(300, 300), shaft(500, 500)])).toEqual([
      [300, 389],
      [500, 389],
    ])
  })

  it('avoid each other on crossing arrows', () => {
    const places = placedOn([shaft(360, 460), shaft(440, 340)])
    expect(places).not.toContain(null)
    const [[ax, ay], [bx, by]] = places.map((at) => at ?? [0, 0]) as [[number, number], [number, number]]
    expect(Math.abs(ax - bx) >= SIZE.width || Math.abs(ay - by) >= SIZE.height).toBe(true)
  })

  it('are omitted on arrows without room', () => {
    const many = Array.from({ length: 9 }, () => shaft(400, 400))
    expect(lie(many).filter((at) => at === null).length).toBeGreaterThan(0)
    expect(lie(many)[0]).toEqual([400, 389])
  })
})
