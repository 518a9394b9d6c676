import { describe, expect, it } from 'vitest'
import { type Action, isGoal, type State } from '../../src/engine/fairy-tale/index.ts'
import { placeAt, play, type Rng, scriptedRng } from '../../src/engine/kernel/index.ts'
import { acornsOf } from '../../src/players/hardness.ts'
import { rescueBook } from '../../src/tales/fairy-tale/rescues/book.ts'
import { type Goal, prove, withDice } from '../../src/tales/fairy-tale/rescues/index.ts'
import { writing } from '../../src/tales/fairy-tale/rescues/position-keys.ts'
import { fairyTale, writeNotation } from '../../src/tales/fairy-tale/rules.ts'
import { drawn } from '../drawn/index.ts'

function after(state: State, action: Action, chance?: Rng): State {
  const played = play(fairyTale, state, action, chance && (() => chance))
  if (!played.ok) throw new Error(`${action.type}: ${played.error.code}`)
  return played.value.state
}

/** The game after a way, with the dice that are known to fall and no other luck at all. */
function afterWay(start: State, goal: Goal, way: readonly Action[]): State {
  const luck = scriptedRng({ dice: goal.kind === 'survive' ? goal.dice : [] })
  return way.reduce((state, action) => after(state, action, luck), start)
}

/** Keeps the die if there is a question about it. */
const settled = (state: State): State =>
  state.pending?.kind === 'die' ? after(state, { type: 'keep-die' }) : state

const isReached = (start: State, goal: Goal, end: State): boolean =>
  goal.kind === 'diamond' ? end.diamonds > start.diamonds : end.hearts === start.hearts

/** Returns every position at the end of the turn, by plain search without a cache. */
function endsOf(state: State, goal: Goal, start = state): State[] {
  if (state.outcome || (goal.kind === 'diamond' && state.diamonds > start.diamonds)) return [state]
  const actions = fairyTale.list(state).filter(({ type }) => type !== 'give-up')
  return actions.flatMap((action) =>
    action.type === 'end-turn' ? [state] : endsOf(after(state, action), goal, start),
  )
}

const standing = ({ tiles, market, seats, hearts, diamonds }: State) =>
  JSON.stringify([tiles, market, seats, hearts, diamonds])

const SIX: Goal = { kind: 'survive', dice: [6] }

describe('the prover', () => {
  it.each([
    ['a monster to be removed', '. ╻ .\n╺ O ━1\n. ╹ .\nseats huntsman 0,0', SIX],
    ['two monsters, of which one hero takes one', '. ╻1 .\n╺ O ━1\n. ╹ .\nseats puss-in-boots 0,0', SIX],
    ['a tile to be laid', '. ╻ .\n╺ O ┳1\n. ╹ .\nseats cinderella 0,0 turns=1\nmarket ┃ ╹d', SIX],
    ['a bomb', '. ╻ . . .\n╺ O ━1 ┳b ╸\n. ╹ . . .\nseats pied-piper 2,0', { kind: 'survive', dice: [2] }],
    ['a diamond to walk to', '. ╻ . .\n╺ O ━ ╸◆\n. ╹ . .', { kind: 'diamond' }],
    ['a diamond to lay first', '. ╻ .\n╺ O ━\n. ╹ .\nmarket ╹◆', { kind: 'diamond' }],
  ] as [string, string, Goal][])('matches the counts of a search without a cache: %s', (_, text, goal) => {
    const start = drawn(text)
    const proof = prove(start, goal)
    const ends = endsOf(start, goal)
    const reached = ends.filter((end) => {
      if (goal.kind === 'diamond') return end.diamonds > start.diamonds
      const rest: Action[] = [{ type: 'end-turn' }]
      return isReached(start, goal, afterWay(end, goal, rest))
    })
    expect(proof?.ends).toBe(new Set(ends.map(standing)).size)
    expect(proof?.answers).toBe(new Set(reached.map(standing)).size)
  })

  it('finds that no answer exists', () => {
    const start = drawn('. ╻1 .\n╺1 O ━1\n. ╹1 .')
    expect(prove(start, SIX)).toMatchObject({ answers: 0, deeds: null, way: [] })
  })

  it('chooses the side on a 5, and keeps a known die', () => {
    const start = drawn('. ╻ .\n╺ O ━1\n. ╹ .\nseats aladdin 0,-1')
    const goal: Goal = { kind: 'survive', dice: [5] }
    const proof = prove(start, goal, 5000, { first: true })
    expect(proof?.way.map(({ type }) => type)).toEqual(['end-turn', 'keep-die', 'choose-side'])
    expect(proof && afterWay(start, goal, proof.way).hearts).toBe(3)
  })

  it('relies on no unknown tile: a draw is never part of the answer', () => {
    const still = drawn('. ╻ .\n╺ O ━1\n. ╹ .\nseats three-little-pigs 0,0\nmarket ┃')
    const piled = drawn(
      '. ╻ .\n╺ O ━1\n. ╹ .\nseats three-little-pigs 0,0\nmarket ┃#20\npile 2; 1; 0\npool ━#21 ╋#22 ┗#23',
    )
    expect(prove(piled, SIX)?.way).toEqual(prove(still, SIX)?.way)
    expect(prove(piled, SIX)?.answers).toBe(prove(still, SIX)?.answers)
  })

  it("tells positions apart by the table's state, not by actions of the turn [R 43]", () => {
    const start = drawn('. ╻ . .\n╺ O ━ ━\n. ╹ . .\nburning 2,0 2\nseats huntsman 1,0 water\nboxes fire')
    const dry = drawn('. ╻ . .\n╺ O ━ ━\n. ╹ . .\nburning 2,0 2\nseats huntsman 1,0\nboxes fire')
    const poured = after(start, { type: 'pour', at: placeAt(2, 0) })
    const { standing } = writing()
    expect(standing(poured)).not.toBe(standing(start))
    expect(start.extras && standing({ ...start, extras: { ...start.extras, orders: 1 } })).toBe(
      standing(start),
    )
    expect(prove(start, SIX)?.positions).toBeGreaterThan(prove(dry, SIX)?.positions ?? Infinity)
  })

  it('is null during a question, in another phase, or for impossible dice', () => {
    const start = drawn('. ╻ .\n╺ O ━1\n. ╹ .')
    expect(prove(start, { kind: 'survive', dice: [] })).toBeNull()
    expect(prove(start, { kind: 'survive', dice: [1, 2] })).toBeNull()
    expect(prove({ ...start, phase: 'new-monsters' }, SIX)).toBeNull()
  })
})

describe('the rescues of the first tale', () => {
  const book = rescueBook()

  it('are twenty-four distinct ones, easiest first', () => {
    expect(book.map(({ number }) => number)).toEqual(Array.from({ length: 24 }, (_, index) => index + 1))
    expect(book.map(({ acorns }) => acorns)).toEqual(book.map(({ acorns }) => acorns).sort())
    expect(new Set(book.map(({ start }) => writeNotation(start))).size).toBe(24)
  })

  it('show most heroes and many things', () => {
    const heroes = new Set(book.map(({ start }) => start.seats[start.onTurn]?.character))
    expect(heroes.size).toBeGreaterThanOrEqual(8)
    const done = new Set(book.flatMap(({ way }) => way.map(({ type }) => type)))
    expect([...done]).toEqual(expect.arrayContaining(['walk', 'remove', 'expand', 'end-turn', 'use']))
    expect(book.filter(({ goal }) => goal.kind === 'diamond').length).toBeGreaterThanOrEqual(4)
  })

  it.each(book)('number $number is as it was proved', ({ start, goal, proved, acorns, way }) => {
    const proof = prove(start, goal)
    expect(proof).toMatchObject({ ...proved, way })
    expect(proof && acornsOf(proof)).toBe(acorns)
    if (acorns >= 3) expect(proved.deeds).toBeGreaterThanOrEqual(3)
  })

  it.each(book)('number $number: the way reaches the goal by the rules, with its dice', (rescue) => {
    const { start, goal, way } = rescue
    const dice = goal.kind === 'survive' ? goal.dice : []
    const lucky = withDice(start, dice)
    const end = way.reduce<State>((state, action) => after(state, action, undefined), lucky)
    expect(isReached(start, goal, end)).toBe(true)
    expect(isReached(start, goal, afterWay(start, goal, way))).toBe(true)
  })

  it.each(book)('number $number is not solved without an action', ({ start, goal }) => {
    const rest: Action[] = [{ type: 'end-turn' }]
    if (goal.kind === 'diamond')
      expect([...Object.values(start.tiles), ...start.market].some((face) => face && isGoal(face))).toBe(true)
    else expect(settled(afterWay(start, goal, rest)).hearts).toBeLessThan(start.hearts)
  })
})
