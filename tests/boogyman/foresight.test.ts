import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  ACTIONS_PER_TURN,
  boogyman,
  type Event,
  enemyOf,
  LAST_TURN,
  PAWNS,
  parseTile,
  parseTurn,
  pawnsStanding,
  phaseOf,
  type Seat,
  type State,
  type Tile,
  tileName,
} from '../../src/engine/boogyman/index.ts'
import { play, scriptedRng } from '../../src/engine/kernel/index.ts'
import {
  changesOf,
  huntsOf,
  prospectOf,
  ripeFor,
  seventhIn,
} from '../../src/tales/boogyman/foresight/index.ts'
import { drawn, played } from './drawn.ts'
import { randomPositions } from './random-play.ts'

const seats: fc.Arbitrary<Seat> = fc.constantFrom(0, 1)

/** Returns the position as if the turn had passed to the seat, or null if it cannot. Independent of the code under test. */
function asOnTurn(state: State, seat: Seat): State | null {
  if (phaseOf(state) !== 'playing') return null
  if (state.onTurn === seat) return state
  if (state.turn === LAST_TURN) return null
  const next = boogyman.copy(state)
  Object.assign(next, { onTurn: seat, actions: ACTIONS_PER_TURN, prowled: false, turn: state.turn + 1 })
  next.acted.fill(0)
  return next
}

/** Every way to play the rest of a turn: the events of each, and where it leads. */
function turnsFrom(state: State): { events: Event[]; state: State }[] {
  return boogyman.list(state).flatMap((action) => {
    const one = play(boogyman, state, action, () => scriptedRng({}))
    if (!one.ok) throw new Error('What is listed is refused.')
    const events = one.value.frames.map(({ event }) => event)
    if (one.value.state.outcome || one.value.state.turn !== state.turn)
      return [{ events, state: one.value.state }]
    return turnsFrom(one.value.state).map((rest) => ({ ...rest, events: [...events, ...rest.events] }))
  })
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0)

const namesOf = (tiles: readonly Tile[]) => tiles.map(tileName).join(' ')

describe('foresight agrees with the rules', () => {
  test('prey can be captured in a turn [B 10] [B 12]', () => {
    fc.assert(
      fc.property(randomPositions, seats, (state, hunter) => {
        const turn = asOnTurn(state, hunter)
        const captures = new Map<string, Set<string>>()
        for (const { events } of turn ? turnsFrom(turn) : []) {
          for (const event of events) {
            if (event.type !== 'captured') continue
            const walked = events.find(({ type }) => type === 'prowled')
            const key = `${tileName(event.tile)} ${event.count}`
            const way = walked?.type === 'prowled' ? namesOf([walked.from, ...walked.path]) : ''
            captures.set(key, (captures.get(key) ?? new Set()).add(way))
          }
        }
        const hunts = huntsOf(state, hunter)
        expect(hunts.map(({ tile, count }) => `${tileName(tile)} ${count}`).sort()).toEqual(
          [...captures.keys()].sort(),
        )
        for (const { tile, count, way, last } of hunts) {
          expect(captures.get(`${tileName(tile)} ${count}`)).toContain(namesOf(way))
          expect(last).toBe(pawnsStanding(state, enemyOf(hunter)) === count)
        }
      }),
      { numRuns: 60 },
    )
  })

  test('ripe tiles and wins are those in reach [B 6] [B 16]', () => {
    fc.assert(
      fc.property(randomPositions, seats, (state, seat) => {
        const turn = asOnTurn(state, seat)
        const events = (turn ? turnsFrom(turn) : []).flatMap((played) => played.events)
        const spawned = events.flatMap((event) => (event.type === 'spawned' ? [event.tile] : []))
        expect(ripeFor(state, seat)).toEqual([...new Set(spawned)].sort((one, other) => one - other))
        const ways = events.flatMap((event) =>
          event.type === 'over' && event.winner === seat ? [event.by] : [],
        )
        const { wins } = prospectOf(state, seat)
        expect(wins).toBe(ways.includes('seven') ? 'seven' : ways.includes('no-pawns') ? 'no-pawns' : null)
      }),
      { numRuns: 60 },
    )
  })

  test('the seventh pawn needs the actions of the shortest way through two turns', () => {
    const spawnsAlone = (begun: State, seat: Seat, turns: number): number | null => {
      const [done, ends] = [new Map<State, number>(), [] as (number | null)[]]
      const walk = (now: State, actions: number): void => {
        if (now.outcome?.by === 'seven' && now.outcome.winner === seat) ends.push(actions)
        if (now.outcome) return
        if (now.turn !== begun.turn) {
          done.set(now, actions)
          return
        }
        for (const action of boogyman.list(now)) {
          const one = play(boogyman, now, action, () => scriptedRng({}))
          if (one.ok) walk(one.value.state, actions + 1)
        }
      }
      walk(begun, 0)
      if (turns > 1 && ends.length === 0) {
        for (const [now, actions] of done) {
          const next = asOnTurn(now, seat)
          // Only a spawn helps in the last turn.
          const rest = next && ripeFor(next, seat).length > 0 ? spawnsAlone(next, seat, turns - 1) : null
          if (rest !== null) ends.push(actions + rest)
        }
      }
      return ends.reduce<number | null>(
        (least, one) => (one === null || (least ?? 99) <= one ? least : one),
        null,
      )
    }
    fc.assert(
      fc.property(
        // Positions with few enough sequences over two turns to try them all.
        randomPositions.filter(
          (state) => Math.max(...state.pawns.map(sum)) >= PAWNS - 4 && boogyman.list(state).length < 20,
        ),
        seats,
        (state, seat) => {
          const turn = asOnTurn(state, seat)
          expect(seventhIn(state, seat)).toBe(turn && spawnsAlone(turn, seat, 2))
        },
      ),
      { numRuns: 10 },
    )
  })
})

/** Returns the hunts of a seat as text: the first action, the number of captures, and the way. */
const huntWords = (text: string, hunter: Seat): string[] =>
  huntsOf(drawn(text), hunter).map(
    ({ tile, count, way, first }) =>
      `${first?.type ?? 'at once'}: ${count} on ${tileName(tile)} by ${namesOf(way)}`,
  )

describe('the drawn facts (section 12), seen a turn ahead', () => {
  test('11: calls and strikes past a pawn together', () => {
    const position = 'tiles b2 ryy; c3 g; d4 gg; b1 y; f6 r; g7 g / on-turn green'
    expect(huntWords(position, 0)).toEqual(['call: 1 on c3 by b2 c3', 'call: 2 on d4 by b2 c3 d4'])
  })

  test.each([
    ['12: under trees', 'tiles b2 R; d4 ggy; f6 r / on-turn green'],
    ['13: three together', 'tiles b2 R; d4 ggg; f6 r / on-turn green'],
    ['14: the cloak of their own Boogyman', 'tiles b2 R; d4 Gg; f6 r / on-turn green'],
    ['17: under his nose', 'tiles c4 Rg; e4 r / on-turn green'],
    ['18: the last pawn cannot be given for him', 'tiles c4 ryy; c5 g; g7 g / on-turn green'],
  ])('%s: safe [B 10] [B 11] [B 15]', (_, position) => expect(huntWords(position, 0)).toEqual([]))

  test('19: seven in one spawn, known to both', () => {
    const state = drawn('tiles a1 rr; a2 rr; b1 r; g7 g; e4 ryy; d7 R / on-turn green')
    expect(prospectOf(state, 0)).toMatchObject({ ripe: [parseTile('e4')], seventh: 1, wins: 'seven' })
  })

  test('a pawn that is tired now can spawn in the next turn', () => {
    const state = drawn('tiles a1 rr; a2 rr; b1 r; d4 r!yy; g7 g / actions 1')
    expect(prospectOf(state, 0)).toMatchObject({ ripe: [], seventh: 2, wins: null })
  })

  test('20: the last pawn is takable [B 16]', () => {
    const state = drawn('tiles g5 G; e4 r; c2 R; a1 g')
    expect(prospectOf(state, 1)).toMatchObject({ wins: 'no-pawns', hunts: [{ last: true }] })
  })

  test('includes prey that another piece exposes by leaving', () => {
    expect(huntWords('tiles b2 R; d4 rrg; g7 g / on-turn green', 0)).toEqual(['step: 1 on d4 by b2 c3 d4'])
  })

  test('after walking in this turn, the Boogyman captures no more [B 4]', () => {
    const { state } = played('tiles b2 R; d4 g; g7 g; f3 r', 'prowl c3')
    expect(huntsOf(state, 0)).toEqual([])
  })

  test('no hunt after turn 200 [B 17]', () => {
    expect(huntWords('tiles b2 R; d4 g; g7 g; f3 r / on-turn green / turn 200', 0)).toEqual([])
  })
})

describe('changes by an action', () => {
  const changesIn = (position: string, turn: string) =>
    changesOf(drawn(position), ...(parseTurn(turn) ?? [])).map((change) =>
      'tile' in change ? `${change.kind} ${tileName(change.tile)}` : `${change.kind} ${change.by}`,
    )

  test('a step can leave a tree, and expose pawns [B 7] [B 9]', () => {
    expect(changesIn('tiles f4 r; g4 g; a1 rr', 'step f4 f5')).toEqual(['leaves-tree f4'])
    expect(changesOf(drawn('tiles f4 r; g4 g; a1 rr'), ...(parseTurn('step f4 f5') ?? []))).toMatchObject([
      { beside: [parseTile('g4')] },
    ])
    expect(changesIn('tiles c3 rrr; e4 G; g7 g; a1 r', 'step c3 c4')).toEqual(['exposes c3', 'exposes c4'])
  })

  test('the last one is safe under trees [B 10] [B 16]', () => {
    expect(changesIn('tiles g5 G; e4 r; e3 y; a1 g', 'step e4 e3')).toEqual([
      'leaves-tree e4',
      'stops-win no-pawns',
    ])
  })
})
