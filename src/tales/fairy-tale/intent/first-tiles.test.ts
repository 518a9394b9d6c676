import { beforeEach, describe, expect, test } from 'vitest'
import { TURNS } from '../../../engine/fairy-tale/index.ts'
import { type GameOfTest, openGame, stateIn, twoSeats } from '../testing.ts'
import { createIntent } from './intent.ts'
import { firstTileIn } from './turn-selection.ts'

let game: GameOfTest
let intent: ReturnType<typeof createIntent>
const now = () => intent.getState()

describe('the first tiles', () => {
  beforeEach(() => {
    game = openGame()
    game.getState().start(twoSeats, 3)
    intent = createIntent(game)
  })
  const spot = (tile: number) => stateIn(game).opening?.spots[tile]

  test('are laid on a side with a road to the Oak', () => {
    for (const [tile, side] of (['north', 'east', 'south', 'west'] as const).entries()) {
      now().hold(tile)
      expect(now().layAt(side)).toBeNull()
      expect(firstTileIn(now().inHand)).toBeNull()
      expect(spot(tile)?.side).toBe(side)
    }
    expect(game.getState().act({ type: 'begin' })).toBe('done')
  })

  test('turn to the next turn with a road to the Oak, in a cycle', () => {
    now().hold(0)
    now().layAt('north')
    const seen = TURNS.map(() => {
      now().turnLaid(0)
      return spot(0)?.turn
    })
    const roads = stateIn(game).opening?.tiles[0]?.roads ?? 0
    const ways = [1, 2, 4, 8].filter((bit) => roads & bit).length
    expect(new Set(seen).size).toBe(ways)
  })

  test('must be selected to be laid, and laid to be turned', () => {
    expect(now().layAt('north')).toBeNull()
    now().turnLaid(0)
    now().hold(0)
    now().hold(null)
    expect(now().layAt('north')).toBeNull()
    expect(game.getState().session?.moves).toEqual([])
  })

  test('set the reason when they cannot be laid', () => {
    now().hold(9)
    expect(now().layAt('north')).toEqual({ code: 'no-such-tile' })
    expect(now()).toMatchObject({
      inHand: { kind: 'first-tile', tile: 9 },
      refused: { why: { code: 'no-such-tile' } },
    })
  })
})
