import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { State } from '../../src/engine/boogyman/index.ts'
import { refereeOf } from '../../src/programs/referee/respond.ts'
import { boogymanReferee } from '../../src/tales/boogyman/programs/referee/index.ts'

const respond = refereeOf(boogymanReferee)

/** Returns the referee's answers to some requests, one after another. */
function answers(...lines: string[]): string[] {
  let position: State | null = null
  return lines.map((line) => {
    const { position: next, reply } = respond(position, line)
    position = next
    return reply
  })
}

test('holds docs/BOOGYMAN.md’s conversation word for word', () => {
  const document = readFileSync('docs/BOOGYMAN.md', 'utf8')
  const exchanges = [...document.matchAll(/^> (.*)\n< (.*)$/gm)]
  expect(answers(...exchanges.map(([, asked = '']) => asked))).toEqual(
    exchanges.map(([, , answer]) => answer),
  )
  expect(exchanges.length).toBeGreaterThan(10)
  expect(document.match(/^[<>]/gm)).toHaveLength(2 * exchanges.length)
})

describe('the referee of The BigBadBoogyman', () => {
  test.each([
    ['bad-options', { do: 'new', first: 'blue' }],
    ['bad-options', { do: 'new', rules: { trees: 'four' } }],
    ['bad-options', { do: 'new', rules: { moon: 'full' } }],
    ['bad-request', { do: 'new', rules: 'three' }],
    ['bad-request', { do: 'new', seats: [] }],
    ['bad-request', { do: 'act', action: 'fly d4' }],
    ['bad-request', { do: 'act', action: { type: 'give-up' } }],
    ['bad-request', { do: 'act', action: 'place d4', dice: [1] }],
    ['luck-left-over', { do: 'act', action: 'place d4', draws: [0] }],
    ['refused', { do: 'act', action: 'agree-draw' }],
    ['unknown-request', { do: 'roll' }],
    ['bad-notation', { do: 'set', notation: '' }],
  ])('answers %s if it applies, and leaves the position unchanged', (code, request) => {
    const [, answer, after] = answers('{"do":"new"}', JSON.stringify(request), '{"do":"read"}')
    expect(JSON.parse(answer ?? '')).toMatchObject({ ok: false, error: { code } })
    expect(after).toBe(answers('{"do":"new"}', '{"do":"read"}')[1])
  })

  test('begins with the side and the rules that are wished for', () => {
    const [, read] = answers(
      '{"do":"new","first":"green","rules":{"trees":"three"},"seed":3}',
      '{"do":"read"}',
    )
    expect(JSON.parse(read ?? '').notation).toMatch(
      /placing 0\nfirst green\non-turn green\n.*rules trees three\n$/s,
    )
  })

  test('accepts any line', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (line) => {
        expect(JSON.parse(respond(null, line).reply)).toHaveProperty('ok')
      }),
    )
  })
})
