import { describe, expect, it } from 'vitest'
import { drawn } from '../../../../tests/drawn/index.ts'
import { someConfig } from '../../../../tests/support/random-play.ts'
import { recordedGame } from '../../../../tests/support/recorded-game.ts'
import type { Action, State } from '../../../engine/fairy-tale/index.ts'
import {
  CENTRE,
  type DieFace,
  neighbour,
  play,
  scriptedRng,
  seededRng,
} from '../../../engine/kernel/index.ts'
import type { Move, Session } from '../game.ts'
import { fairyTale } from '../rules.ts'
import { branchRngs } from './luck.ts'
import { reviewing } from './review-game.ts'
import { passagesOf } from './turn-segments.ts'

/** A game that continues from a drawn position with the given dice. */
function gameFrom(first: State, actions: readonly Action[], dice: readonly DieFace[] = []): Session {
  const fallen = scriptedRng({ dice })
  const moves: Move[] = []
  for (const action of actions) {
    const before = moves.at(-1)?.after ?? first
    const made = play(fairyTale, before, action, (holder) => {
      const seeded = seededRng(holder)
      return { ...seeded, die: fallen.die }
    })
    if (!made.ok) throw new Error(made.error.code)
    const rolled = made.value.frames.some(({ event }) => event.type === 'die-rolled')
    moves.push({ action, before, after: made.value.state, frames: made.value.frames, barrier: rolled })
  }
  return { config: someConfig(['huntsman'], 'fairy-tale'), seed: 1, first, moves }
}

const lastOf = (session: Session) => {
  const review = [...reviewing(session)].at(-1)
  if (!review) throw new Error('Expected a review.')
  return review
}

/**
 * One heart and one diamond are left, and the next hero on turn is next to the diamond: surviving this roll wins the game. A monster is
 * next to the Oak in the north, and the hero on the Oak could remove it.
 */
const ONE_HEART =
  '╻1 . .\nO ━ ╸◆\nseats huntsman 0,0; puss-in-boots 1,0\nhearts 1\ndiamonds 2\nmarket ┗#9 ┃#10 ╋#11'

describe('the review of a finished game', () => {
  it('reports the harmful roll, the odds before it, and a better action', () => {
    const review = lastOf(gameFrom(drawn(ONE_HEART), [{ type: 'end-turn' }], [1]))
    // The game is lost with a 1 and a 6; on a 5 players choose another side.
    const [turn] = review.turns
    expect(turn?.before?.chance).toBeCloseTo(4 / 6, 2)
    expect(turn?.after?.chance).toBe(0)
    expect(review.die).toMatchObject({ turn: turn?.turn, move: 0, for: 'movement', face: 1, after: 0 })
    expect(review.decided).toBe(turn?.turn)
    expect(review.decision).toMatchObject({ move: 0, turn: turn?.turn })
    expect(review.decision?.better.map(({ type }) => type)).toContain('remove')
    expect(review.decision?.oddsPlayed).toBeCloseTo(4 / 6, 1)
    expect(review.decision?.oddsBetter).toBeCloseTo(1, 1)
  })

  it('sums the cost of all decisions', () => {
    const { choices } = lastOf(gameFrom(drawn(ONE_HEART), [{ type: 'end-turn' }], [2]))
    expect(choices.chance + choices.giveOrTake).toBeLessThan(0)
    const driven: Action[] = [
      { type: 'walk', to: neighbour(CENTRE, 'north') },
      { type: 'remove', monster: 1 },
    ]
    const kept = lastOf(gameFrom(drawn(ONE_HEART), [...driven, { type: 'end-turn' }], [2])).choices
    expect(kept.chance).toBeGreaterThan(-0.05)
  })

  it('reports no decision if nothing was better', () => {
    // The hero cannot reach the monster in the north, which a 1 moves to the Oak.
    const review = lastOf(
      gameFrom(
        drawn('╻1\n┃\nO\nseats huntsman 0,0\nhearts 1'),
        [{ type: 'end-turn' }, { type: 'roll' }],
        [2, 1],
      ),
    )
    expect(review.decision).toBeNull()
  })

  it('is the same on any machine, and reports more with every step', () => {
    const session = gameFrom(drawn(ONE_HEART), [{ type: 'end-turn' }], [1])
    const [one, other] = [[...reviewing(session)], [...reviewing(session)]]
    expect(one).toEqual(other)
    const games = one.map((review) => review.games)
    expect(games).toEqual([...games].sort((a, b) => a - b))
    expect(one.map(({ done }) => done)).toEqual([...one.slice(1).map(() => false), true])
  })

  it('is empty for a game that was given up before its first turn', () => {
    const { config, seed, first } = recordedGame('lost')
    expect(lastOf({ config, seed, first, moves: [] })).toMatchObject({
      turns: [],
      die: null,
      decision: null,
      decided: null,
    })
  })
})

describe('the segments of a game', () => {
  it.each(['won', 'lost'])(
    'follow one another from the first turn, each up to a stroke of luck (%s)',
    (name) => {
      const session = recordedGame(name)
      const { moves } = session
      const passages = passagesOf(session)
      expect(passages.length).toBeGreaterThan(10)
      for (const [index, { move, actions, start, after }] of passages.entries()) {
        expect(start.opening).toBeNull()
        expect(moves[move]?.before).toBe(start)
        expect(moves[move + actions.length - 1]).toMatchObject({ after, barrier: true })
        expect(passages[index + 1]?.move ?? move + actions.length).toBe(move + actions.length)
      }
    },
  )
})

describe('the luck of simulated games', () => {
  it('gives the first die each face in turn', () => {
    const state = drawn(ONE_HEART)
    const faces = [0, 1, 2, 3, 4, 5].map((game) => branchRngs(state, game).chance.die(6))
    expect([...faces].sort()).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('is the same for the same turn and game on every call', () => {
    const state = structuredClone(drawn(ONE_HEART))
    const [one, other] = [branchRngs(state, 7).chance, branchRngs(state, 7).chance]
    const rollIn = (chance: typeof one) => [chance.die(6), chance.die(6), chance.draw(9)]
    expect(rollIn(one)).toEqual(rollIn(other))
    one.draw(9)
    state.turn += 1
    expect(rollIn(one)).toEqual(rollIn(other))
  })
})
