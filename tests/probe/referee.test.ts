import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { randomState } from '../../src/engine/kernel/index.ts'
import { err, ok, type Result } from '../../src/engine/kernel/result.ts'
import { anything } from '../../src/programs/referee/options.ts'
import { refereeOf } from '../../src/programs/referee/respond.ts'
import { defineReferee } from '../../src/programs/referee/tale.ts'
import { diceRace, type RaceState } from './dice-race.ts'

const LINE = /^race (\d+) (\d+) cards (\d) (\d) (hare|tortoise)$/

/** The race, as the referee knows it; a position is a line: "race 3 0 cards 5 0 hare". */
const raceReferee = defineReferee({
  game: diceRace,
  options: { players: anything(['', '']) },
  config: ({ players }) => ok({ players }),
  faces: 8,
  notation: {
    parse(text): Result<RaceState, { code: string }> {
      const found = LINE.exec(text)
      if (!found) return err({ code: 'no-race' })
      const [hare = 0, tortoise = 0, own = 0, other = 0] = found.slice(1, 5).map(Number)
      const onTurn = found[5] === 'hare' ? 0 : 1
      const still = { random: randomState(0), peeked: [false, false] } satisfies Partial<RaceState>
      return ok({ ...still, at: [hare, tortoise], cards: [own, other], onTurn })
    },
    problemText: () => 'A race is a line, "race 3 0 cards 5 0 hare".',
    write: ({ at, cards, onTurn }) =>
      `race ${at.join(' ')} cards ${cards.join(' ')} ${onTurn === 0 ? 'hare' : 'tortoise'}`,
  },
  now: ({ onTurn, at }) => ({ onTurn, at }),
  details: ({ cards }) => ({ cards }),
})

const respond = refereeOf(raceReferee)

function answers(...requests: object[]): unknown[] {
  let position: RaceState | null = null
  return requests.map((request) => {
    const response = respond(position, JSON.stringify(request))
    position = response.position
    return JSON.parse(response.reply)
  })
}

describe('the referee of any tale', () => {
  test('sets up, reads, lists, carries out and describes', () => {
    const notation = 'race 3 0 cards 5 0 hare'
    expect(
      answers(
        { do: 'set', notation },
        { do: 'read' },
        { do: 'list' },
        { do: 'act', action: { type: 'roll' }, dice: [8] },
        { do: 'state', id: 7 },
      ),
    ).toEqual([
      { ok: true, now: { onTurn: 0, at: [3, 0] } },
      { ok: true, notation },
      { ok: true, actions: ['roll', 'step', 'play'].map((type) => ({ type })) },
      {
        ok: true,
        events: [{ type: 'moved', seat: 0, by: 8, how: 'rolled' }],
        seeded: false,
        now: { onTurn: 1, at: [11, 0] },
      },
      { id: 7, ok: true, state: { onTurn: 1, at: [11, 0], cards: [5, 0] } },
    ])
  })

  test.each([
    ['unknown-request', { do: 'roll' }],
    ['bad-request', { do: 'act', action: { type: 'roll' }, dice: [9] }],
    ['bad-request', { do: 'act', action: { type: 'fly' } }],
    ['bad-request', { do: 'new', seats: [] }],
    ['bad-options', { do: 'new', players: ['one'] }],
    ['bad-seed', { do: 'new', seed: -1 }],
    ['bad-notation', { do: 'set', notation: 'race' }],
    ['refused', { do: 'act', action: { type: 'peek' } }],
    ['luck-left-over', { do: 'act', action: { type: 'step' }, dice: [1] }],
  ])('answers %s if it applies, and the position stays', (code, request) => {
    const set = { do: 'set', notation: 'race 3 0 cards 5 0 hare' }
    const [, answer, after] = answers(set, request, { do: 'read' })
    expect(answer).toMatchObject({ ok: false, error: { code, message: expect.any(String) } })
    expect(after).toEqual({ ok: true, notation: set.notation })
  })

  test('says so where a die is given a face that it has not', () => {
    const wide = refereeOf({ ...raceReferee, faces: 20 })
    const { position } = wide(null, '{"do":"new"}')
    const { reply } = wide(position, JSON.stringify({ do: 'act', action: { type: 'roll' }, dice: [9] }))
    expect(JSON.parse(reply)).toMatchObject({ error: { code: 'die-out-of-range', die: 9, faces: 8 } })
  })

  test('accepts any line', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (line) => {
        expect(JSON.parse(respond(null, line).reply)).toHaveProperty('ok')
      }),
    )
  })
})
