import { describe, expect, test } from 'vitest'
import { refereeOf } from '../../src/programs/referee/respond.ts'
import { fortressReferee } from '../../src/tales/fortress/programs/referee/index.ts'
import { drawn } from './drawn.ts'

const respond = refereeOf(fortressReferee)

const asked = (position: string | null, request: object) => {
  const { position: after, reply } = respond(
    position === null ? null : drawn(position),
    JSON.stringify(request),
  )
  return { after, answer: JSON.parse(reply) }
}

const TEXT =
  'muster goose-maid*3 kettle-guard*3 brave-tailor*3 iron-hans*3 blue-beard*3; treasure siege-ram; lands 0 12 0; '

describe('a new siege', () => {
  test('is that with the recommended deck, or any that is wished for', () => {
    expect(asked(null, { do: 'new', seed: 3 }).answer).toMatchObject({
      ok: true,
      now: { phase: 'act', turn: 1, life: 20, siege: 1 },
    })
    const { after } = asked(null, {
      do: 'new',
      preset: 'odd-company',
      fortress: 'glass-hill',
      rules: { gift: 'hand' },
    })
    expect(after).toMatchObject({
      place: { name: 'glass-hill', walls: 3 },
      rules: { gift: 'hand', order: 'yours' },
    })
    expect(after?.hand).toContain('golden-key')
  })

  test('can be one in writing', () => {
    const { after } = asked(null, { do: 'new', siege: `${TEXT}defenders 2` })
    expect(after?.garrison).toHaveLength(2)
    expect(asked(null, { do: 'new', siege: `${TEXT}defenders 2`, defenders: 3 }).answer.error).toMatchObject({
      code: 'bad-options',
      where: 'defenders',
    })
  })

  test.each([
    [{ siege: TEXT }, 'siege', 'defender-count'],
    [{ siege: `${TEXT.replace('goose-maid*3 ', '')}defenders 2` }, 'siege', 'not-fifteen'],
    [{ siege: 'dragons 3' }, 'siege', 'unknown-line'],
    [{ defenders: 8 }, 'defenders', 'defender-count'],
    [{ fortress: 'sand-castle' }, 'fortress', 'defender-count'],
    [{ fortress: 'glass-hill', defenders: 3 }, 'fortress', undefined],
    [{ preset: 'wolves' }, 'preset', undefined],
    [{ rules: { gift: 'mine' } }, 'rules.gift', undefined],
  ])('is refused with a reason: %j', (wishes, where, why) => {
    const { answer } = asked(null, { do: 'new', ...wishes })
    expect([answer.error.code, answer.error.where, answer.error.why]).toEqual(['bad-options', where, why])
  })
})

const POSITION = 'garrison goose-maid honey-bear; army mill-ox; lands 0 2 0; hand goose-maid; deck wood gold'

describe('actions', () => {
  test('are in the words of the law, with luck that is brought along', () => {
    expect(asked(POSITION, { do: 'list' }).answer.actions).toEqual([
      'cast goose-maid',
      'send mill-ox',
      'end',
      'give-up',
    ])
    const { answer } = asked(POSITION, { do: 'act', action: 'end', dice: [5], draws: [1] })
    expect(answer).toMatchObject({
      ok: true,
      seeded: false,
      now: { life: 18, turn: 2 },
      events: [
        { type: 'night-rolled', face: 5 },
        { type: 'life-lost', amount: 2, cause: 'night', life: 18 },
        { type: 'turn-began', turn: 2, phase: 'act' },
        { type: 'drawn', card: 'gold' },
      ],
    })
  })

  test('that are not allowed are refused, and so is an unknown word', () => {
    const refused = (action: string) => asked(POSITION, { do: 'act', action }).answer.error
    expect(refused('fight')).toMatchObject({
      code: 'refused',
      refusal: { code: 'nobody-sent' },
      alternatives: 4,
    })
    expect(refused('storm')).toMatchObject({
      code: 'refused',
      refusal: { code: 'unknown-action' },
      alternatives: 4,
    })
    expect(asked(POSITION, { do: 'act', action: 7 }).answer.error.code).toBe('bad-request')
  })

  test('beyond the luck: dice have no seven', () => {
    expect(asked(POSITION, { do: 'act', action: 'end', dice: [7] }).answer.error.code).toBe('bad-request')
    expect(asked(POSITION, { do: 'act', action: 'end', dice: [2], draws: [2] }).answer.error.code).toBe(
      'draw-out-of-range',
    )
  })
})

describe('questions', () => {
  test('predict returns encounters with reasons, and the effects of the night', () => {
    const { answer } = asked(POSITION, { do: 'predict' })
    expect(answer).toMatchObject({
      ok: true,
      meets: [
        {
          creature: 'mill-ox',
          place: 2,
          reason: 'lives',
          candidates: [
            { place: 1, reason: 'weakest', passedOver: 'later-step' },
            { place: 2, reason: 'lives', passedOver: null },
          ],
        },
      ],
      column: null,
      draw: { of: 2, lands: 2 },
    })
    expect(answer.night).toHaveLength(6)
    expect(answer.nights).toHaveLength(4)
    expect(answer.fells[1]).toEqual({ place: 2, defender: 'honey-bear', slayers: [], wayOut: null })
  })

  test('odds returns the five chances now, next turn, after a cast, and of any total', () => {
    const { answer } = asked(POSITION, { do: 'odds', total: 14 })
    expect([answer.now.total, answer.next.total, answer.withCast.total]).toEqual([3, 3, 5])
    expect(answer.asked.odds).toEqual({
      'total-victory': 56,
      'convincing-victory': 125,
      victory: 15,
      draw: 20,
      'driven-out': 0,
    })
  })

  test("advise returns a bot's plan, and unbeatable the risk of a deck", () => {
    const plan = (player: string) => asked(POSITION, { do: 'advise', player }).answer.plan
    expect(plan('page').at(-1)).toBe('end')
    expect(plan('captain').at(-1)).toBe('end')
    expect(asked('outcome draw assault', { do: 'advise' }).answer.plan).toEqual([])
    expect(asked(POSITION, { do: 'unbeatable' }).answer.chances).toHaveLength(7)
  })

  test('read and state return the position', () => {
    expect(drawn(asked(POSITION, { do: 'read' }).answer.notation)).toEqual(drawn(POSITION))
    expect(asked(POSITION, { do: 'state' }).answer.state).toMatchObject({
      lands: { gold: 2, inPlay: 2, left: 2, nextCosts: 0 },
      deck: [
        { card: 'wood', count: 1 },
        { card: 'gold', count: 1 },
      ],
    })
  })
})
