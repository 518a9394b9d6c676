import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { State } from '../../src/engine/fortland/index.ts'
import { refereeOf } from '../../src/programs/referee/respond.ts'
import { fortlandReferee } from '../../src/tales/fortland/programs/referee/index.ts'

const respond = refereeOf(fortlandReferee)

/** Returns the referee's answers to some requests, one after another. */
function answers(...lines: string[]): string[] {
  let position: State | null = null
  return lines.map((line) => {
    const { position: next, reply } = respond(position, line)
    position = next
    return reply
  })
}

test('holds docs/FORTLAND.md’s conversation word for word', () => {
  const document = readFileSync('docs/FORTLAND.md', 'utf8')
  const exchanges = [...document.matchAll(/^> (.*)\n< (.*)$/gm)]
  expect(answers(...exchanges.map(([, asked = '']) => asked))).toEqual(
    exchanges.map(([, , answer]) => answer),
  )
  expect(exchanges.length).toBeGreaterThan(10)
  expect(document.match(/^[<>]/gm)).toHaveLength(2 * exchanges.length)
})

describe('the referee of Fortland', () => {
  test.each([
    ['bad-options', { do: 'new', countries: 5 }],
    ['bad-options', { do: 'new', countries: '2' }],
    ['bad-options', { do: 'new', rules: { dice: 3 } }],
    ['bad-options', { do: 'new', rules: { moon: 'full' } }],
    ['bad-request', { do: 'new', rules: 'leave' }],
    ['bad-request', { do: 'new', seats: [] }],
    ['bad-request', { do: 'act', action: 'fly' }],
    ['bad-request', { do: 'act', action: 'roll 7' }],
    ['bad-request', { do: 'act', action: { type: 'march' } }],
    ['bad-request', { do: 'act', action: 'roll', dice: [7] }],
    ['luck-left-over', { do: 'act', action: 'roll 4 2' }],
    ['luck-left-over', { do: 'act', action: 'roll 4', dice: [2] }],
    ['refused', { do: 'act', action: 'march' }],
    ['unknown-request', { do: 'prove' }],
    ['bad-notation', { do: 'set', notation: '' }],
  ])('answers %s if it applies, and leaves the position unchanged', (code, request) => {
    const set = JSON.stringify({ do: 'set', notation: 'a a A\nB b b' })
    const [, answer, after] = answers(set, JSON.stringify(request), '{"do":"read"}')
    expect(JSON.parse(answer ?? '')).toMatchObject({ ok: false, error: { code } })
    expect(after).toBe(answers(set, '{"do":"read"}')[1])
  })

  test('begins with the requested countries and house rules', () => {
    const [, read] = answers(
      '{"do":"new","countries":4,"rules":{"layout":"patchwork","ownForts":"cost","dice":2},"seed":3}',
      '{"do":"read"}',
    )
    expect(JSON.parse(read ?? '').notation).toBe(
      'fortland 1\n B d c A\n d . . c\n a . . b\n C a b D\narmies a waits; b waits; c waits; d waits\non-turn a\nround 1\nphase muster\nrules own-forts cost; dice 2\n',
    )
  })

  test('rolls the given faces, from the words of an action or from its dice', () => {
    const set = JSON.stringify({ do: 'set', notation: 'a a A\nB b b\nrules dice 2' })
    const [, inWords] = answers(set, '{"do":"act","action":"roll 4 2"}')
    expect(answers(set, '{"do":"act","action":"roll","dice":[4,2]}')[1]).toBe(inWords)
    expect(JSON.parse(inWords ?? '')).toMatchObject({ seeded: false, now: { actions: 6 } })
    expect(JSON.parse(answers(set, '{"do":"act","action":"roll 4"}')[1] ?? '')).toMatchObject({
      seeded: true,
    })
  })

  test('names places as their board does', () => {
    const large = { do: 'set', notation: 'B b a A\nb . . a\nc . . d\nC c d D\narmies a w2\nactions 3' }
    const [, events] = answers(JSON.stringify(large), '{"do":"act","action":"build"}')
    expect(events).toContain('{"type":"built","seat":"ash","place":"w2","siege":true}')
  })

  test('accepts any line', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (line) => {
        expect(JSON.parse(respond(null, line).reply)).toHaveProperty('ok')
      }),
    )
  })
})
