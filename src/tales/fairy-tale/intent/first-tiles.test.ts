import { beforeEach, describe, expect, test } from 'vitest'
import { TURNS } from '../../../engine/fairy-tale/index.ts'
import { type GameOfTest, openGame, stateIn, twoSeats } from '../testing.ts'
import { firstTileIn } from './in-hand.ts'
import { createIntent } from './intent.ts'

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

  test('are laid from the hand on a side, with a road to the oak', () => {
    for (const [tile, side] of (['north', 'east', 'south', 'west'] as const).entries()) {
      now().hold(tile)
      expect(now().layAt(side)).toBeNull()
      expect(firstTileIn(now().inHand)).toBeNull()
      expect(spot(tile)?.side).toBe(side)
    }
    expect(game.getState().act({ type: 'begin' })).toBe('done')
  })

  test('turn at the oak to the next turn with a road to it, and on round', () => {
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

  test('are not laid by an empty hand, and do not turn in it', () => {
    expect(now().layAt('north')).toBeNull()
    now().turnLaid(0)
    now().hold(0)
    now().hold(null)
    expect(now().layAt('north')).toBeNull()
    expect(game.getState().session?.moves).toEqual([])
  })

  test('say why they cannot be laid', () => {
    now().hold(9)
    expect(now().layAt('north')).toEqual({ code: 'no-such-tile' })
    expect(now()).toMatchObject({
      inHand: { kind: 'first-tile', tile: 9 },
      refused: { why: { code: 'no-such-tile' } },
    })
  })
})
