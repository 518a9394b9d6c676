import { beforeEach, describe, expect, test } from 'vitest'
import { everyBox, problemText, standardRules } from '../../../engine/fairy-tale/index.ts'
import { CENTRE, type Place, placeAt } from '../../../engine/kernel/index.ts'
import { openOnTable } from '../../../session/game-store.ts'
import { parseNotation } from '../rules.ts'
import { type GameOfTest, openGame, placingIn, stateIn } from '../testing.ts'
import { createIntent } from './intent.ts'
import { legalActions } from './legal.ts'
import { aimedAction, aimedAt, canTurn, NOTHING, symbolIn } from './turn-selection.ts'

const NORTH = placeAt(2, -1)
const EAST = placeAt(3, 0)
const SOUTH = placeAt(2, 1)

/** The Huntsman is on the cross. Next to it are a corner, a straight and a straight with two monsters. */
const forest = (cross: string, more = '') => `
 .  .  ┗1  .
 O  ━  ${cross} ━2
 .  .  ┃  .
market ┗#40 ━#41
pile 1; 1; 1
pool ┗#50 ┃#51 ━#52
boxes resources simple knotty special
seats huntsman 2,0; beast 0,0
${more}`

let game: GameOfTest
let intent: ReturnType<typeof createIntent>
const now = () => intent.getState()
const placing = () => placingIn(now().inHand)
/** The reason why the last command has failed. */
const wish = () => now().refused?.why ?? null
const aimed = () => aimedAction(stateIn(game), now().inHand)

function begin(text: string): void {
  const read = parseNotation(text)
  if (!read.ok) throw new Error(problemText(read.error))
  game = openGame()
  const config = {
    seats: [],
    difficulty: 'fairy-tale' as const,
    rules: standardRules(),
    boxes: everyBox(true),
  }
  openOnTable(game, { config, seed: 1, first: read.value, moves: [] })
  intent = createIntent(game)
}

const bomb = { kind: 'symbol', symbol: 'bomb', effect: 'destroy' } as const
const swap = { kind: 'symbol', symbol: 'swap', effect: 'swap' } as const
const rotate = { kind: 'symbol', symbol: 'rotate', effect: 'turn' } as const

beforeEach(() => begin(forest('╋bsr')))

describe('a bomb', () => {
  test('is selected and deselected', () => {
    now().wield(bomb)
    expect(now().inHand).toEqual({ ...bomb, way: null })
    expect(aimedAt(now().inHand)).toBeNull()
    now().wield(bomb)
    expect(now().inHand).toEqual(NOTHING)
  })

  test('is used by aiming twice; undo restores everything', () => {
    now().wield(bomb)
    now().aim(EAST)
    expect(aimed()).toEqual({ type: 'use-symbol', symbol: 'bomb', at: EAST })
    expect(canTurn(stateIn(game), now().inHand)).toBe(false)
    expect(stateIn(game).tiles[EAST]).toBeDefined()
    now().aim(EAST)
    expect(stateIn(game).tiles[EAST]).toBeUndefined()
    expect(now()).toMatchObject({ inHand: NOTHING, refused: null })
    expect(game.getState().undo()).toBe(true)
    expect(stateIn(game).tiles[EAST]?.monsters).toHaveLength(2)
  })

  test('can be aimed elsewhere, and sets the reason where it cannot', () => {
    now().wield(bomb)
    now().aim(EAST)
    now().aim(NORTH)
    expect(aimedAt(now().inHand)).toBe(NORTH)
    now().aim(placeAt(1, 0))
    expect(wish()).toEqual({ code: 'the-oak-guards-it' })
    expect(aimedAt(now().inHand)).toBe(NORTH)
  })

  test('cannot be selected once it is used up', () => {
    begin(forest('╋b!'))
    now().wield(bomb)
    expect(now()).toMatchObject({ inHand: NOTHING, refused: { why: { code: 'no-such-symbol-here' } } })
  })

  test('is deselected when its character walks on', () => {
    now().wield(bomb)
    now().aim(EAST)
    game.getState().act({ type: 'walk', to: SOUTH })
    expect(now().inHand).toEqual(NOTHING)
  })
})

describe('a tile that is turned in place', () => {
  test('cycles through the allowed turns', () => {
    now().wield(rotate)
    now().aim(NORTH)
    const turns = [0, 1, 2].map(() => {
      const action = aimed()
      now().rotate()
      return action?.type === 'use-symbol' ? action.turn : null
    })
    expect(turns).toEqual([1, 2, 1])
    expect(wish()).toBeNull()
    expect(canTurn(stateIn(game), now().inHand)).toBe(true)
  })

  test('is turned as aimed, which costs the Expand of the turn', () => {
    now().wield(rotate)
    now().aim(NORTH)
    now().rotate()
    expect(now().confirm()).toBeNull()
    expect(stateIn(game).tiles[NORTH]?.roads).toBe(0b1100)
    expect(stateIn(game).spent.expands).toBe(1)
    now().wield(rotate)
    expect(now()).toMatchObject({ inHand: NOTHING, refused: { why: { code: 'no-expand-left' } } })
  })

  test('must stay joined', () => {
    now().wield(rotate)
    now().aim(EAST)
    expect(now()).toMatchObject({ inHand: { way: null }, refused: { why: { code: 'no-road-joins' } } })
  })

  test('with one other possible turn says why it turns no further', () => {
    begin(forest('╋r').replace('┗1', '╹1'))
    now().wield(rotate)
    now().aim(NORTH)
    now().rotate()
    expect(wish()).toEqual({ code: 'no-road-joins' })
    expect(aimed()).toMatchObject({ turn: 2 })
  })
})

describe('a swap', () => {
  const at = (place: Place) => stateIn(game).tiles[place]?.id

  test('is aimed with a market tile, turned, played', () => {
    now().choose(0)
    now().aim(EAST)
    const first = placing()?.turn
    now().rotate()
    expect(placing()?.turn).not.toBe(first)
    const left = at(EAST)
    expect(now().confirm()).toBeNull()
    expect(at(EAST)).toBe(40)
    expect(stateIn(game).market[0]?.id).toBe(left)
    expect(stateIn(game).tiles[EAST]?.monsters).toHaveLength(2)
    expect(game.getState().undo()).toBe(true)
    expect(at(EAST)).toBe(left)
  })

  test('takes the first fitting tile, and another one without losing its aim', () => {
    now().wield(swap)
    now().aim(EAST)
    expect(placing()).toMatchObject({ slot: 0, at: EAST })
    now().choose(1)
    expect(placing()).toMatchObject({ slot: 1, at: EAST })
    expect(aimed()).toMatchObject({ type: 'use-symbol', symbol: 'swap', slot: 1, at: EAST })
  })

  test('keeps the selected market tile', () => {
    now().choose(1)
    now().wield(swap)
    expect(now().inHand).toMatchObject({ kind: 'tile', slot: 1, at: null, symbol: { symbol: 'swap' } })
    now().aim(SOUTH)
    expect(placing()).toMatchObject({ slot: 1, at: SOUTH })
  })

  test('becomes an Expand on an empty place', () => {
    now().wield(swap)
    now().choose(1)
    now().aim(placeAt(4, 0))
    expect(aimed()).toMatchObject({ type: 'expand', slot: 1 })
    expect(symbolIn(now().inHand)).toBeNull()
  })

  test('sets the reason for unswappable neighbours', () => {
    now().choose(0)
    now().aim(placeAt(1, 0))
    expect(wish()).toEqual({ code: 'the-oak-guards-it' })
    now().aim(placeAt(0, 0))
    expect(wish()).toEqual({ code: 'place-is-taken' })
  })
})

test('a market tile that cannot be paid for is not selected; the reason is set', () => {
  begin(forest('╋w', '').replace('┗#40', '┗⌂#40'))
  now().choose(0)
  expect(now()).toMatchObject({
    inHand: NOTHING,
    refused: { why: { code: 'cannot-pay', symbol: 'gold', have: 0, need: 1 } },
  })
  begin(forest('╋wg', '').replace('┗#40', '┗⌂#40'))
  now().choose(0)
  expect(now()).toMatchObject({ inHand: { kind: 'tile', slot: 0 }, refused: null })
})

describe('a hint', () => {
  test('is aimed like its action, awaiting confirmation', () => {
    const all = legalActions(stateIn(game)).filter(({ type }) => type === 'expand' || type === 'use-symbol')
    expect(new Set(all.map((action) => ('symbol' in action ? action.symbol : action.type)))).toEqual(
      new Set(['expand', 'bomb', 'swap', 'rotate']),
    )
    for (const action of all) {
      now().aimLike(action)
      expect(aimed()).toEqual(action)
      expect(wish()).toBeNull()
    }
  })

  test('is selected as far as possible, and only with an aim', () => {
    now().aimLike({ type: 'expand', slot: 0, at: CENTRE, turn: 0 })
    expect(now().inHand).toMatchObject({ kind: 'tile', slot: 0, at: null, symbol: null })
    now().aimLike({ type: 'walk', to: NORTH })
    expect(now().inHand).toEqual(NOTHING)
    now().aimLike({ type: 'use-symbol', symbol: 'wall', at: EAST })
    expect(now().inHand).toEqual(NOTHING)
  })

  test('selects no tile for symbols without one', () => {
    now().aimLike({ type: 'use-symbol', symbol: 'bomb', at: EAST, slot: 0, turn: 0 })
    expect(now().inHand).toEqual({ ...bomb, way: null })
  })
})
