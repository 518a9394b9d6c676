import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CHARACTER_IDS, type State } from '../src/engine/fairy-tale/index.ts'
import { openSession, writeGame } from '../src/engine/kernel/index.ts'
import type { ReplyFault } from '../src/programs/referee/answers.ts'
import { type InputLine, linesOf, requestNames } from '../src/programs/referee/requests.ts'
import { LONGEST_LINE, refereeOf } from '../src/programs/referee/respond.ts'
import { fairyTaleReferee } from '../src/tales/fairy-tale/programs/referee/index.ts'
import { fairyTale, writeNotation } from '../src/tales/fairy-tale/rules.ts'
import { drawn } from './drawn/index.ts'
import { someConfig } from './support/random-play.ts'

type Position = State | null
const respond = refereeOf(fairyTaleReferee)

/** Every error; the compiler knows when one is missing here. */
const ERRORS: Record<ReplyFault['code'], true> = {
  'not-json': true,
  'not-a-request': true,
  'unknown-request': true,
  'bad-request': true,
  'line-too-long': true,
  'bad-options': true,
  'bad-seed': true,
  'bad-notation': true,
  'bad-game': true,
  'no-such-move': true,
  'no-position': true,
  refused: true,
  'draw-out-of-range': true,
  'die-out-of-range': true,
  'luck-left-over': true,
  'broken-rule': true,
}

/** Returns the referee's answers to some requests, from a drawn position or from none. */
function answers(position: Position, ...requests: (object | string)[]): unknown[] {
  let now = position
  return requests.map((request) => {
    const line = typeof request === 'string' ? request : JSON.stringify(request)
    const { position: next, reply } = respond(now, line)
    now = next
    return JSON.parse(reply)
  })
}

/** Returns the error code of a request, and checks that the position is unchanged. */
function errorCode(position: Position, request: object | string): unknown {
  const [answer] = answers(position, request)
  const [before, after] = [answers(position, { do: 'read' }), answers(position, request, { do: 'read' })]
  expect(after[1]).toEqual(before[0])
  expect(answer).toMatchObject({ ok: false, error: { message: expect.stringMatching(/^\S.*\.$/) } })
  return (answer as { error: { code: string } }).error.code
}

/** A stored game without moves. */
const STORED = JSON.parse(
  writeGame(fairyTale, openSession(fairyTale, someConfig(1, 'bedtime-story'), 1)),
) as object

const forest = () => drawn('. ╻ .\n╺ O ╸2\n. ╹ .\nmarket ┗ ╹◆\npile 2 ╹◆; 0; 0\npool ┃')

describe('the conversation in docs/REFEREE.md', () => {
  const document = readFileSync('docs/REFEREE.md', 'utf8')
  const exchanges = [...document.matchAll(/^> (.*)\n< (.*)$/gm)].map(([, asked = '', answer = '']) => ({
    asked,
    answer,
  }))

  it('is held word for word', () => {
    let position: Position = null
    for (const { asked, answer } of exchanges) {
      const response = respond(position, asked)
      expect(response.reply).toBe(answer)
      position = response.position
    }
    expect(exchanges.length).toBeGreaterThan(20)
    expect(document.match(/^[<>]/gm)).toHaveLength(2 * exchanges.length)
  })

  it('speaks of every request and every error', () => {
    const explained = [...document.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, name]) => name)
    expect(explained).toEqual(['do', ...requestNames(fairyTaleReferee), 'code', ...Object.keys(ERRORS)])
  })
})

describe('a line that cannot be carried out', () => {
  it.each([
    ['not-json', 'walk!'],
    ['not-json', '{"do":"list"'],
    ['not-json', '['.repeat(100_000)],
    ['not-a-request', '[]'],
    ['not-a-request', 'null'],
    ['not-a-request', { id: 1 }],
    ['unknown-request', { do: 'dance' }],
    ['unknown-request', { do: 'toString' }],
    ['bad-request', { do: 'list', more: 1 }],
    ['bad-request', { do: 'list', id: {} }],
    ['bad-request', { do: 'list', id: 'x'.repeat(201) }],
    ['bad-request', { do: 'act' }],
    ['bad-request', { do: 'act', action: { type: 'fly' } }],
    ['bad-request', { do: 'act', action: { type: 'walk', to: '01,0' } }],
    ['bad-request', { do: 'act', action: { type: 'walk', to: '9999,0' } }],
    ['bad-request', { do: 'act', action: { type: 'expand', slot: 3, at: '1,1', turn: 0 } }],
    ['bad-request', { do: 'act', action: { type: 'end-turn' }, dice: [7] }],
    ['bad-request', { do: 'act', action: { type: 'end-turn' }, draws: [-1] }],
    ['bad-request', { do: 'roll', face: 0 }],
    ['bad-request', '{"do":"list","__proto__":{}}'],
    ['bad-request', '{"do":"list","id":1e400}'],
    ['bad-request', '{"do":"new","rules":"half"}'],
    ['bad-options', '{"do":"new","rules":{"__proto__":{"sides":"half"}}}'],
    ['bad-options', '{"do":"new","rules":{"constructor":1}}'],
    ['bad-options', '{"do":"new","boxes":{"__proto__":{"toys":true}}}'],
    ['bad-options', '{"do":"new","rules":["half"]}'],
    ['line-too-long', JSON.stringify({ do: 'set', notation: ' '.repeat(LONGEST_LINE) })],
    ['bad-options', { do: 'new', seats: [] }],
    ['bad-options', { do: 'new', seats: 'beast' }],
    ['bad-options', { do: 'new', seats: ['gnome'] }],
    ['bad-options', { do: 'new', seats: ['beast', 'beast'] }],
    ['bad-options', { do: 'new', seats: CHARACTER_IDS }],
    ['bad-options', { do: 'new', difficulty: 'easy' }],
    ['bad-options', { do: 'new', rules: { sides: 'round' } }],
    ['bad-options', { do: 'new', rules: { moon: 'full' } }],
    ['bad-options', { do: 'new', boxes: { toys: true } }],
    ['bad-options', { do: 'new', boxes: { special: 'yes' } }],
    ['bad-seed', { do: 'new', seed: '7KM-04' }],
    ['bad-seed', { do: 'new', seed: 2 ** 30 }],
    ['bad-seed', { do: 'new', seed: 0.5 }],
    ['bad-notation', { do: 'set', notation: 'O O' }],
    ['bad-request', { do: 'predict', face: 1 }],
    ['bad-request', { do: 'replay', game: STORED, move: -1 }],
    ['bad-request', { do: 'replay', move: 1 }],
    ['bad-game', { do: 'replay', game: JSON.stringify(STORED) }],
    ['bad-game', { do: 'replay', game: { ...STORED, rulesVersion: 99 } }],
    ['bad-game', { do: 'replay', game: { ...STORED, actions: [{ type: 'end-turn' }] } }],
    ['bad-game', '{"do":"replay","game":{"__proto__":{"format":1}}}'],
    ['no-such-move', { do: 'replay', game: STORED, move: 1 }],
    ['no-such-move', { do: 'replay', game: STORED, move: 0, since: 1 }],
    ['refused', { do: 'roll' }],
    ['refused', { do: 'act', action: { type: 'remove', monster: 1 } }],
    ['luck-left-over', { do: 'act', action: { type: 'walk', to: '1,0' }, dice: [1] }],
    ['luck-left-over', { do: 'act', action: { type: 'end-turn' }, dice: [5, 1] }],
    ['draw-out-of-range', { do: 'act', action: { type: 'expand', slot: 0, at: '2,0', turn: 2 }, draws: [2] }],
  ])('gets the error %s, and leaves the position unchanged: %j', (code, request) => {
    const position = drawn('. ╻ .\n╺ O ━2\n. ╹ .\nmarket ┗ ╹◆\npile 2 ╹◆; 0; 0\npool ┃')
    expect(errorCode(position, request)).toBe(code)
  })

  it('gets the error no-position without a position', () => {
    const requests = ['list', 'read', 'state', 'roll', 'predict', 'odds'].map((name) => ({ do: name }))
    for (const request of requests) expect(errorCode(null, request)).toBe('no-position')
    expect(errorCode(null, { do: 'act', action: { type: 'roll' } })).toBe('no-position')
  })

  it('gets the error broken-rule if the rules throw, and later requests work', () => {
    const broken = { ...forest(), tiles: undefined } as unknown as Position
    expect(answers(broken, { do: 'list' }, { do: 'set', notation: 'O' })).toMatchObject([
      { ok: false, error: { code: 'broken-rule' } },
      { ok: true },
    ])
  })

  it('says why the rules refuse it, and how many actions they allow', () => {
    expect(answers(forest(), { id: 'a', do: 'act', action: { type: 'walk', to: '1,1' } })).toEqual([
      {
        id: 'a',
        ok: false,
        error: {
          code: 'refused',
          message: 'The rules do not allow this now (not-next-door); 7 actions are allowed.',
          refusal: { code: 'not-next-door' },
          alternatives: 7,
        },
      },
    ])
  })

  it('any line leaves the position unchanged', () => {
    const position = forest()
    const before = writeNotation(position)
    const word = fc.constantFrom(
      'do',
      'act',
      'list',
      'roll',
      'action',
      'type',
      'walk',
      'to',
      '1,0',
      'face',
      'id',
    )
    const line = fc.oneof(
      fc.string(),
      fc.json(),
      fc.dictionary(word, fc.oneof(word, fc.integer(), fc.jsonValue())).map((value) => JSON.stringify(value)),
    )
    fc.assert(
      fc.property(line, (text) => {
        const { position: next, reply } = respond(position, text)
        const { ok } = JSON.parse(reply)
        expect(writeNotation(position)).toBe(before)
        if (!ok) expect(next).toBe(position)
      }),
      { numRuns: 500 },
    )
  })
})

describe('luck', () => {
  it('comes from the request, or else from the rng of the position', () => {
    const waiting = drawn('╺ O ╸\nphase new-monsters')
    const [given] = answers(waiting, { do: 'roll', face: 3 })
    expect(given).toMatchObject({
      ok: true,
      seeded: false,
      events: [{ type: 'die-rolled', face: 3 }, {}, {}, {}],
    })
    expect(answers(waiting, { do: 'roll' }, { do: 'read' })).toEqual(
      answers(waiting, { do: 'roll' }, { do: 'read' }),
    )
    expect(answers(waiting, { do: 'roll' })).toMatchObject([{ ok: true, seeded: true }])
    expect(answers(waiting, { do: 'roll', face: 6 })).toMatchObject([{ ok: true, seeded: true }])
  })

  it('moves thousands of monsters in one roll: two events each, without duplicates', () => {
    const asked = drawn('O ╸\nseats beast 1,0\npending spawn-side 10000')
    const [{ events } = { events: [] }] = answers(asked, {
      do: 'act',
      action: { type: 'choose-side', side: 'east' },
    }) as { events: { type: string; monster?: number }[] }[]
    const appeared = events.filter(({ type }) => type === 'monster-appeared').map(({ monster }) => monster)
    expect(appeared).toEqual(Array.from({ length: 10_000 }, (_, index) => index + 1))
    expect(events.length).toBeLessThan(2 * 10_000 + 10)
  })

  it('decides the draw: first whether the diamond appears, then which tile', () => {
    const place = { type: 'expand', slot: 0, at: '2,0', turn: 2 }
    const position = drawn('. ╻ .\n╺ O ━2\n. ╹ .\nmarket ┗ ╹◆\npile 2 ╹◆#9; 0; 0\npool ┃#8')
    const shown = (draws: number[]) =>
      answers(position, { do: 'act', action: place, draws }, { do: 'state' })[1]
    expect(shown([0])).toMatchObject({ state: { market: ['╹◆#9', expect.anything(), null] } })
    expect(shown([1, 0])).toMatchObject({ state: { market: ['┃#8', expect.anything(), null] } })
  })
})

describe('a whole game', () => {
  it('is played from the first tile to the end by picking from the list', () => {
    let position = respond(null, '{"do":"new","seats":["aladdin","rapunzel"],"seed":"7KM-04Q"}').position
    let turns = 0
    for (; turns < 5000; turns++) {
      const { actions } = JSON.parse(respond(position, '{"do":"list"}').reply)
      if (actions.length === 0) break
      const action = actions[(Math.imul(turns, 0x9e3779b1) >>> 8) % Math.max(1, actions.length - 1)]
      const { position: next, reply } = respond(position, JSON.stringify({ do: 'act', action }))
      expect(JSON.parse(reply).ok).toBe(true)
      expect(reply).not.toMatch(/"(at|from|to)":\d/)
      position = next
    }
    expect(position?.outcome).not.toBeNull()
  })
})

describe('cutting into lines', () => {
  async function* from(chunks: string[]) {
    yield* chunks
  }
  const cut = async (chunks: string[], most = 10) => {
    const lines: InputLine[] = []
    for await (const line of linesOf(from(chunks), most)) lines.push(line)
    return lines.map((line) => (line.ok ? line.value : null))
  }

  it.each([
    ['nothing', [], []],
    ['several lines in one piece', ['a\nb\n\nc\n'], ['a', 'b', '', 'c']],
    ['one line in several pieces', ['a', 'b', 'c\nd', 'e\n'], ['abc', 'de']],
    ['a last line without an end', ['a\nb'], ['a', 'b']],
    ['a line that is just short enough', ['0123456789\n'], ['0123456789']],
    ['a line that is too long, in one piece', ['0123456789a\nb\n'], [null, 'b']],
    ['a line that is too long, in pieces', ['012345', '6789', 'a', 'b\nc'], [null, 'c']],
    ['a last line that is too long', ['0123456789a'], [null]],
  ])('copes with %s', async (_, chunks, expected) => {
    expect(await cut(chunks)).toEqual(expected)
  })
})
