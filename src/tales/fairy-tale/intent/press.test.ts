import { beforeEach, expect, test } from 'vitest'
import { everyBox, problemText, standardRules } from '../../../engine/fairy-tale/index.ts'
import { placeAt } from '../../../engine/kernel/index.ts'
import { openOnTable } from '../../../session/game-store.ts'
import { parseNotation } from '../rules.ts'
import { type GameOfTest, openGame, stateIn } from '../testing.ts'
import { createIntent } from './intent.ts'

const HERE = placeAt(1, 0)
const THERE = placeAt(2, 0)

/** The Huntsman is beside the Oak with one monster. Another monster is on the next tile. */
const FOREST = 'O ╋b1 ━1\nmonsters 4 ogre 1,0; 7 troll 2,0\nboxes resources\nseats huntsman 1,0'

const BOMB = { kind: 'symbol', symbol: 'bomb', effect: 'destroy' } as const

let game: GameOfTest
let intent: ReturnType<typeof createIntent>

beforeEach(() => {
  const read = parseNotation(FOREST)
  if (!read.ok) throw new Error(problemText(read.error))
  game = openGame()
  const rules = { difficulty: 'fairy-tale', rules: standardRules(), boxes: everyBox(true) } as const
  openOnTable(game, { config: { seats: [], ...rules }, seed: 1, first: read.value, moves: [] })
  intent = createIntent(game)
})

const monstersAt = (place: typeof HERE) => stateIn(game).tiles[place]?.monsters.map(({ n }) => n)

test('a click on a monster removes it and keeps the selection', () => {
  intent.getState().wield(BOMB)
  intent.getState().pressOn({ kind: 'monster', n: 4 })
  expect(monstersAt(HERE)).toEqual([])
  expect(intent.getState()).toMatchObject({ inHand: BOMB, refused: null })
})

test('clicking a distant monster sets the reason', () => {
  intent.getState().pressOn({ kind: 'monster', n: 7 })
  expect(monstersAt(THERE)).toEqual([7])
  expect(intent.getState().refused?.why).toEqual({ code: 'no-such-monster-here' })
})

test('a click on a side without an open question sets the reason', () => {
  intent.getState().pressOn({ kind: 'side', side: 'north' })
  expect(intent.getState().refused?.why).toEqual({ code: 'nothing-to-answer' })
})
