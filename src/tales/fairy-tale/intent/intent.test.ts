import { beforeEach, describe, expect, test } from 'vitest'
import { expandsLeft, placementsOf, TURNS, type Turn } from '../../../engine/fairy-tale/index.ts'
import { CENTRE, type Place, placeAt } from '../../../engine/kernel/index.ts'
import { answer, type GameOfTest, gameInAction, placingIn, stateIn } from '../testing.ts'
import { createIntent } from './intent.ts'
import { placementsNow } from './market-tile.ts'
import { NOTHING, type TurnSelection } from './turn-selection.ts'

interface Fit {
  slot: number
  at: Place
  turns: Turn[]
}

/** Every allowed placement of every market tile. */
const fits = (game: GameOfTest): Fit[] =>
  [0, 1, 2].flatMap((slot) =>
    [...placementsOf(stateIn(game), slot)].map(([at, turns]) => ({ slot, at, turns })),
  )

let game: GameOfTest
let intent: ReturnType<typeof createIntent>
const now = () => intent.getState()
const placing = () => placingIn(now().inHand)
/** The reason why the last command has failed. */
const wish = () => now().refused?.why ?? null

function begin(seed: number): void {
  game = gameInAction(seed)
  intent = createIntent(game)
}

/** Tries seeds until a market tile has such a placement. */
function fitWith(right: (fit: Fit) => boolean): Fit {
  for (let seed = 1; seed < 100; seed++) {
    begin(seed)
    const fit = fits(game).find(right)
    if (fit) return fit
  }
  throw new Error('No market tile fits so.')
}

beforeEach(() => begin(1))

describe('a market tile', () => {
  test('is selected and deselected', () => {
    now().choose(1)
    expect(placing()).toEqual({ slot: 1, turn: 0, at: null })
    now().choose(2)
    expect(placing()?.slot).toBe(2)
    now().choose(2)
    expect(placing()).toBeNull()
  })

  test('turns freely in both directions while not aimed', () => {
    now().choose(0)
    now().rotate()
    expect(placing()?.turn).toBe(1)
    now().rotate(-2)
    expect(placing()?.turn).toBe(3)
  })

  test('is aimed in the first allowed turn, starting from its own', () => {
    const { slot, at, turns } = fitWith((fit) => fit.turns.length < 4)
    for (const turn of TURNS) {
      now().cancel()
      now().choose(slot)
      now().rotate(turn)
      now().aim(at)
      const clockwise = [0, 1, 2, 3].map((more) => ((turn + more) % 4) as Turn)
      expect(placing()).toEqual({ slot, at, turn: clockwise.find((next) => turns.includes(next)) })
      expect(wish()).toBeNull()
    }
  })

  test('turns to the next allowed turn while aimed, in both directions', () => {
    const { slot, at, turns } = fitWith((fit) => fit.turns.length === 2 || fit.turns.length === 3)
    now().choose(slot)
    now().aim(at)
    const first = placing()?.turn
    const seen = turns.map(() => {
      now().rotate()
      return placing()?.turn
    })
    expect(new Set(seen)).toEqual(new Set(turns))
    expect(seen.at(-1)).toBe(first)
    now().rotate(-turns.length)
    expect(placing()?.turn).toBe(first)
  })

  test('with one turn says why it stays', () => {
    const { slot, at, turns } = fitWith((fit) => fit.turns.length === 1)
    now().choose(slot)
    now().aim(at)
    now().rotate()
    expect(placing()).toEqual({ slot, at, turn: turns[0] })
    expect(wish()?.code).toMatch(/road/)
  })

  test('is aimed while dragged, each time from its turn at the start', () => {
    const { slot, at, turns } = fitWith((fit) => !fit.turns.includes(0))
    now().lift(slot)
    const lifted = { slot, turn: 0, at: null }
    expect(now().inHand).toEqual({ kind: 'tile', ...lifted, symbol: null, lifted: { turn: 0, symbol: null } })
    now().dragOver(at)
    expect(placing()).toEqual({ slot, at, turn: turns[0] })
    now().dragOver(null)
    expect(placing()).toEqual(lifted)
    now().dragOver(CENTRE)
    expect(placing()).toEqual(lifted)
    expect(now().refused?.at).toBe(CENTRE)
    expect(wish()).not.toBeNull()
    now().dragOver(at)
    expect(wish()).toBeNull()
    now().letGo(at)
    expect(now().inHand).toMatchObject({ kind: 'tile', slot, at, turn: turns[0], lifted: null })
  })

  test('dragged away loses its aim, stays selected', () => {
    const { slot, at } = fitWith(() => true)
    now().choose(slot)
    now().aim(at)
    now().lift(slot)
    now().dragOver(at)
    now().letGo(null)
    expect(now()).toMatchObject({ inHand: { kind: 'tile', slot, at: null, lifted: null }, refused: null })
    expect(stateIn(game).tiles[at]).toBeUndefined()
  })

  test('is dropped silently if deselected during the drag', () => {
    const { slot, at } = fitWith(() => true)
    now().lift(slot)
    now().cancel()
    now().dragOver(at)
    now().letGo(at)
    expect(now()).toMatchObject({ inHand: NOTHING, refused: null })
  })

  test('aiming twice at a place lays it', () => {
    const { slot, at } = fitWith(() => true)
    now().choose(slot)
    now().aim(at)
    expect(stateIn(game).tiles[at]).toBeUndefined()
    now().aim(at)
    expect(stateIn(game).tiles[at]).toBeDefined()
    expect(now()).toMatchObject({ inHand: NOTHING, refused: null })
  })

  test('is placed in its current turn', () => {
    const { slot, at } = fitWith(({ turns }) => turns.length > 1)
    now().choose(slot)
    now().aim(at)
    now().rotate()
    const turn = placing()?.turn
    expect(now().confirm()).toBeNull()
    expect(game.getState().session?.moves.at(-1)?.action).toEqual({ type: 'expand', slot, at, turn })
  })

  test('is not placed without an aim', () => {
    const { session } = game.getState()
    expect(now().confirm()).toBeNull()
    now().aim(CENTRE)
    now().rotate()
    now().choose(0)
    expect(now().confirm()).toBeNull()
    expect(game.getState().session).toBe(session)
  })

  test('keeps its aim when aimed at a forbidden place, and says why', () => {
    const { slot, at } = fitWith(() => true)
    now().choose(slot)
    now().aim(at)
    const before = placing()
    now().aim(CENTRE)
    expect(placing()).toEqual(before)
    expect(wish()).toMatchObject({ code: 'place-is-taken' })
    now().rotate()
    now().aim(at)
    expect(wish()).toBeNull()
  })

  test("cannot be selected once the turn's tile is placed", () => {
    const { slot, at } = fitWith(() => true)
    now().choose(slot)
    now().aim(at)
    now().aim(at)
    expect(expandsLeft(stateIn(game))).toBe(0)
    now().choose(0)
    expect(now()).toMatchObject({ inHand: NOTHING, refused: { why: { code: 'no-expand-left' } } })
  })

  test('cannot be selected from a missing slot', () => {
    now().choose(7)
    expect(now()).toMatchObject({ inHand: NOTHING, refused: { why: { code: 'no-such-slot' } } })
  })

  test('stays aimed while the character walks, and is deselected at the end of the turn', () => {
    const { slot, at } = fitWith(() => true)
    now().choose(slot)
    now().aim(at)
    const before = placing()
    expect(game.getState().act({ type: 'walk', to: placeAt(1, 0) })).toBe('done')
    expect(placing()).toEqual(before)
    game.getState().act({ type: 'end-turn' })
    expect(placing()).toBeNull()
  })

  test('can be aimed before the roll but is placed after it, and says so', () => {
    game.getState().act({ type: 'end-turn' })
    answer(game)
    expect(stateIn(game).phase).toBe('new-monsters')
    const slot = 0
    const [at] = placementsNow(stateIn(game), slot).keys()
    if (at === undefined) throw new Error('The tile fits nowhere.')
    now().choose(slot)
    now().aim(at)
    const before = placing()
    expect(now()).toMatchObject({ inHand: { kind: 'tile', slot, at }, refused: null })
    const { session } = game.getState()
    now().aim(at)
    expect(placing()).toEqual(before)
    expect(wish()).toEqual({ code: 'not-before-the-roll' })
    expect(game.getState().session).toBe(session)
    game.getState().act({ type: 'roll' })
    if (stateIn(game).pending) return
    expect(placing()).toEqual(before)
    expect(wish()).toBeNull()
    expect(now().confirm()).toBeNull()
    expect(stateIn(game).tiles[at]).toBeDefined()
  })

  test('is deselected before other listeners receive the end of the turn', () => {
    const followed = gameInAction(1)
    const seen: TurnSelection[] = []
    followed.onEvent(() => seen.push(own.getState().inHand))
    const own = createIntent(followed)
    own.getState().choose(0)
    followed.getState().act({ type: 'end-turn' })
    expect(seen).toEqual([NOTHING])
  })

  test('is deselected when the game is left', () => {
    now().choose(0)
    game.getState().leave()
    expect(placing()).toBeNull()
    now().choose(0)
    expect(placing()).toBeNull()
  })
})

describe('a failed command', () => {
  test.each([
    ['choosing', () => now().choose(0)],
    ['holding', () => now().hold(0)],
    ['an action', () => game.getState().act({ type: 'end-turn' })],
    ['giving it up', () => now().cancel()],
  ])('lasts until %s', (_, next) => {
    now().refuse({ code: 'no-steps-left' })
    expect(wish()).toEqual({ code: 'no-steps-left' })
    next()
    expect(wish()).toBeNull()
  })
})
