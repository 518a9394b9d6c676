import { describe, expect, test } from 'vitest'
import { type State as Duel, parseNotation } from '../src/engine/boogyman/index.ts'
import type { State } from '../src/engine/fairy-tale/index.ts'
import { stateOf, writeGame } from '../src/engine/kernel/index.ts'
import { refereeOf } from '../src/programs/referee/respond.ts'
import { boogymanReferee } from '../src/tales/boogyman/programs/referee/index.ts'
import { fairyTaleReferee } from '../src/tales/fairy-tale/programs/referee/index.ts'
import { fairyTale, writeNotation } from '../src/tales/fairy-tale/rules.ts'
import { drawn } from './drawn/index.ts'
import { recordedGame } from './support/recorded-game.ts'

const respond = refereeOf(fairyTaleReferee)

/** Returns the answer to a request and the position after it. */
function asked(position: State | null, request: object) {
  const { position: next, reply } = respond(position, JSON.stringify(request))
  return { next, answer: JSON.parse(reply) as Record<string, unknown> }
}

/** Two wolves next to the oak in the east, one in the west. */
const wolves = () => drawn('╺1 O ╸2\nseats rapunzel 0,0')

describe('a prediction', () => {
  test('matches what happens when that face is rolled', () => {
    const { answer } = asked(wolves(), { do: 'predict' })
    const faces = answer.faces as { face: number; hurt: number; events: unknown[]; now: unknown }[]
    expect(faces.map(({ face }) => face)).toEqual([1, 2, 3, 4, 5, 6])
    for (const { face, events, now, hurt } of faces.filter((one) => one.face !== 5)) {
      const played = asked(wolves(), { do: 'act', action: { type: 'end-turn' }, dice: [face] })
      const told = played.answer.events as unknown[]
      expect(told.slice(0, events.length)).toEqual(events)
      expect(3 - (played.next?.hearts ?? 0)).toBe(hurt)
      expect(played.answer.now).toEqual(now)
    }
  })

  test('assumes the best choice on a 5', () => {
    const faces = asked(wolves(), { do: 'predict' }).answer.faces as { side: string; hurt: number }[]
    expect(faces[4]).toMatchObject({ face: 5, side: 'north', hurt: 0 })
  })

  test('is counted exactly', () => {
    expect(asked(wolves(), { do: 'odds' }).answer.odds).not.toHaveProperty('byNextTurn')
    expect(asked(wolves(), { do: 'odds', far: true }).answer.odds).toMatchObject({
      hurting: 3,
      losses: [3 / 6, 1 / 6, 1 / 6, 1 / 6].map((chance) => expect.closeTo(chance, 10)),
      bySide: { east: expect.closeTo(1 / 6), west: expect.closeTo(1 / 6), north: 0, south: 0 },
      byNextTurn: [expect.any(Number), expect.any(Number), expect.any(Number), expect.any(Number)],
    })
  })

  test('is empty without monsters, changing nothing', () => {
    const over = stateOf(recordedGame('won'))
    expect(asked(over, { do: 'predict' }).answer).toEqual({ ok: true, faces: null })
    expect(asked(over, { do: 'odds' }).answer).toEqual({ ok: true, odds: null })
    const position = wolves()
    const before = writeNotation(position)
    for (const question of ['predict', 'odds']) expect(asked(position, { do: question }).next).toBe(position)
    expect(writeNotation(position)).toBe(before)
  })
})

describe('a proof', () => {
  const goal = { do: 'prove', goal: 'survive', dice: [4] }

  test('is a way that really reaches the goal, and how many there are', () => {
    const { proof } = asked(wolves(), goal).answer as { proof: { reachable: boolean; way: object[] } }
    expect(proof).toMatchObject({ reachable: true, answers: expect.any(Number), deeds: 2 })
    let now: State | null = wolves()
    for (const action of proof.way) {
      const dice = 'type' in action && action.type === 'end-turn' ? [4] : []
      now = asked(now, { do: 'act', action, dice }).next
    }
    expect([now?.turn, now?.hearts]).toEqual([2, 3])
  })

  test('says that the goal is out of reach if it is', () => {
    const far = drawn('╺1 O ━ ━ ━\nseats rapunzel 3,0')
    const { proof } = asked(far, { ...goal, dice: [4] }).answer
    expect(proof).toMatchObject({ reachable: false, answers: 0, deeds: null, way: [] })
  })

  test('is empty if there is nothing to prove', () => {
    const nothing = { ok: true, proof: null, why: 'nothing-to-prove' }
    expect(asked(stateOf(recordedGame('won')), goal).answer).toEqual(nothing)
    expect(asked(wolves(), { ...goal, dice: [2, 2] }).answer).toEqual(nothing)
    expect(asked(wolves(), { ...goal, dice: [] }).answer).toEqual(nothing)
  })

  test.each([{ goal: 'win' }, {}, { goal: 'survive', dice: [7] }, { goal: 'diamond', dice: [1, 1, 1] }])(
    'is refused where %j is asked',
    (fields) => {
      const { answer } = asked(wolves(), { do: 'prove', ...fields })
      expect(answer).toMatchObject({ ok: false, error: { code: 'bad-request' } })
    },
  )
})

describe('a stored game played again', () => {
  const session = recordedGame('won')
  const game = JSON.parse(writeGame(fairyTale, session)) as object

  test('sets up the position after any move, and plays on from there', () => {
    const { next, answer } = asked(null, { do: 'replay', game, move: 20 })
    expect(next).toEqual(session.moves[19]?.after)
    expect(answer).toMatchObject({ ok: true, moves: session.moves.length })
    expect((answer.events as unknown[]).length).toBe(session.moves[19]?.frames.length)
    const { action } = session.moves[20] ?? {}
    const on = asked(next, { do: 'act', action: fairyTale.codec.writeAction(action ?? { type: 'roll' }) })
    expect(on.next).toEqual(session.moves[20]?.after)
  })

  test('sets up the last position by default, and returns the events since any move', () => {
    const { next, answer } = asked(null, { do: 'replay', game, since: 0 })
    expect(next).toEqual(stateOf(session))
    expect(answer.events).toHaveLength(session.moves.flatMap(({ frames }) => frames).length)
    expect(asked(null, { do: 'replay', game, move: 0 })).toMatchObject({
      next: session.first,
      answer: { events: [] },
    })
  })
})

describe('the duel', () => {
  const read = parseNotation('tiles d4 rr; d5 ryy; a1 R; g7 g; f6 gy; e5 gyy')
  if (!read.ok) throw new Error(read.error.code)
  const ask = (request: object) => {
    const { reply } = refereeOf(boogymanReferee)(read.value as Duel, JSON.stringify(request))
    return JSON.parse(reply) as Record<string, unknown>
  }

  test('predicts the options of either side, and their changes by each action', () => {
    const { seats, actions } = ask({ do: 'predict' })
    const listed = ask({ do: 'list' }).actions
    expect((actions as { action: string }[]).map(({ action }) => action)).toEqual(listed)
    expect(seats).toMatchObject([
      { seat: 'red', standing: 3, ripe: ['d5'], wins: null },
      { seat: 'green', standing: 3, ripe: expect.any(Array) },
    ])
  })

  test('proves whether the turn can be won', () => {
    const { proof } = ask({ do: 'prove' })
    expect(proof).toMatchObject({ reachable: false, answers: 0, way: [] })
  })

  test('has no odds, because it uses no rng', () => {
    expect(ask({ do: 'odds' })).toMatchObject({ ok: false, error: { code: 'unknown-request' } })
  })
})
