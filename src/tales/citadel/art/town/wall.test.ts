import { describe, expect, it } from 'vitest'
import { isRedBox } from '../../../../engine/citadel/index.ts'
import { markerPlaces } from './markers.ts'
import { ROAD_ANGLES, wallBoxes } from './wall.ts'
import { wallMarkup } from './wall-markup.ts'

const GOALS = [20, 25, 30, 35, 40, 50]

describe('the wall', () => {
  it('has boxes up to the goal, red as in the law [C 6]', () => {
    for (const goal of GOALS) {
      const boxes = wallBoxes(goal)
      expect(boxes.map(({ points }) => points)).toEqual([...Array(goal).keys()])
      expect(boxes.filter(({ isRed }) => isRed).map(({ points }) => points)).toEqual(
        [...Array(goal).keys()].filter(isRedBox),
      )
      for (const [index, { from, to }] of boxes.entries()) {
        expect(to).toBeGreaterThan(from)
        expect(from).toBeGreaterThanOrEqual(boxes[index - 1]?.to ?? 0)
      }
    }
  })

  it('has openings for the roads and the river [C 3] [C 4]', () => {
    expect(ROAD_ANGLES).toEqual({ bridge: 0, forest: 135, abbey: 225 })
    for (const goal of GOALS)
      for (const way of [90, 135, 225, 315, 0, 360])
        expect(wallBoxes(goal).some(({ from, to }) => from < way && way < to)).toBe(false)
  })

  it('shows the goal on its gatehouse, and a seal below every red number', () => {
    const svg = wallMarkup(35, 'fine')
    expect(svg).toContain('>35</text>')
    expect(svg.match(/var\(--seal\)/g)).toHaveLength(wallBoxes(35).filter(({ isRed }) => isRed).length)
  })
})

describe('the markers', () => {
  const boxes = wallBoxes(25)

  it('lie at their points, outside the wall', () => {
    const [own] = markerPlaces([7, 3], boxes)
    expect(own?.angle).toBe(boxes[7]?.angle)
    expect(own?.radius).toBeGreaterThan(345)
  })

  it('fan out if several share a box, and leave the gatehouse free', () => {
    const places = markerPlaces([0, 0, 0, 0, 0], boxes)
    const angles = places.map(({ angle }) => angle)
    expect(angles).toEqual([...new Set(angles)].sort((one, other) => one - other))
    expect(angles[0]).toBeGreaterThan(9)
  })

  it('are inside the gate from the goal on', () => {
    const [one, other] = markerPlaces([25, 29], boxes)
    expect(one?.radius).toBe(other?.radius)
    expect(one?.radius).toBeLessThan(306)
    expect(one?.angle).not.toBe(other?.angle)
  })
})
