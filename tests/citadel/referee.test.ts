import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { State } from '../../src/engine/citadel/index.ts'
import { refereeOf } from '../../src/programs/referee/respond.ts'
import { citadelReferee } from '../../src/tales/citadel/programs/referee/index.ts'

const respond = refereeOf(citadelReferee)

/** Returns the referee's answers to some requests, one after another. */
function answers(...requests: object[]) {
  let position: State | null = null
  return requests.map((request) => {
    const { position: next, reply } = respond(position, JSON.stringify(request))
    position = next
    return JSON.parse(reply)
  })
}

const SET = {
  do: 'set',
  notation:
    'version strategic | seat 1 bricks 6 plots c6 b6 hand inn influence spy | seat 2 bricks 0 plots c4=inn hand stable | seat 3 bricks 0 plots c2',
}

describe('the referee of the Citadel', () => {
  test.each([
    ['bad-options', { do: 'new', players: 1 }],
    ['bad-options', { do: 'new', players: 'two' }],
    ['bad-options', { do: 'new', players: ['Mira'] }],
    ['bad-options', { do: 'new', rules: { version: 'grand' } }],
    ['bad-options', { do: 'new', rules: { moon: 'full' } }],
    ['bad-request', { do: 'new', rules: 'strategic' }],
    ['bad-request', { do: 'new', seats: [] }],
    ['bad-request', { do: 'act', action: { type: 'end' } }],
    ['luck-left-over', { do: 'act', action: 'end', draws: [1] }],
    ['refused', { do: 'act', action: 'claim c4' }],
    ['refused', { do: 'act', action: 'claim z9' }],
    ['unknown-request', { do: 'prove' }],
    ['bad-notation', { do: 'set', notation: '' }],
  ])('answers %s if it applies, and leaves the position unchanged', (code, request) => {
    const [, answer, after] = answers(SET, request, { do: 'read' })
    expect(answer).toMatchObject({ ok: false, error: { code } })
    expect(after).toEqual(answers(SET, { do: 'read' })[1])
  })

  test.each(['fly', 'sell inn bank', 'buy castle', 'claim', 'end now', ''])(
    'refuses "%s" as no action first, even during a question and at the end',
    (action) => {
      const asked = { do: 'act', action: 'play spy 2' }
      const over = {
        do: 'set',
        notation: 'seat 1 bricks 0 plots a4 | seat 2 bricks 0 plots c5 | phase over | winners 1',
      }
      for (const before of [[SET], [SET, asked], [over]]) {
        const answer = answers(...before, { do: 'act', action }).at(-1)
        expect(answer.error).toMatchObject({ code: 'refused', refusal: { code: 'no-such-action' } })
      }
    },
  )

  test('refuses unknown names like absent things', () => {
    const codes = ['claim z9', 'build castle c6', 'play bribe', 'sell castle pawnshop'].map(
      (action) => answers(SET, { do: 'act', action }).at(-1).error.refusal.code,
    )
    expect(codes).toEqual(['no-such-plot', 'not-in-hand', 'not-in-hand', 'not-in-hand'])
  })

  test('begins games for requested players and rules', () => {
    const rules = { version: 'strategic', two: 'orders', lastRound: 'on' }
    const [, orders] = answers({ do: 'new', players: ['Mira', 'Tom'], rules, seed: 1 }, { do: 'read' })
    expect(orders.notation).toMatch(
      /^the indomitable citadel 1\nversion strategic\ntwo orders\nlast-round on\n/,
    )
    expect(orders.notation.match(/^seat /gm)).toHaveLength(4)
    const [, usual] = answers({ do: 'new' }, { do: 'read' })
    expect(usual.notation.match(/^seat /gm)).toHaveLength(3)
  })

  test('predicts only what the acting seat knows', () => {
    const [, seen] = answers(SET, { do: 'predict' })
    expect(seen).toMatchObject({
      ok: true,
      sieges: [
        {
          plot: 'c4',
          owner: 2,
          gap: 'c5',
          price: 1,
          by: [
            { seat: 1, now: true },
            { seat: 3, now: false },
          ],
        },
      ],
    })
    expect(
      seen.nextCard.reduce((sum: number, { chance }: { chance: number }) => sum + chance, 0),
    ).toBeCloseTo(1, 9)
  })

  test('accepts any line', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.json()), { maxLength: 5 }), (lines) => {
        let position: State | null = null
        for (const line of lines) {
          const { position: next, reply } = respond(position, line)
          expect(JSON.parse(reply)).toHaveProperty('ok')
          position = next
        }
      }),
    )
  })
})
