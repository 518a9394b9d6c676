import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseNotation, problemText, type State, writeNotation } from '../../src/engine/citadel/index.ts'
import { refereeOf } from '../../src/programs/referee/respond.ts'
import { citadelReferee } from '../../src/tales/citadel/programs/referee/index.ts'
import { position } from './told.ts'

const document = readFileSync('docs/CITADEL.md', 'utf8')

/** Returns the fenced examples of one kind. */
const examples = (kind: string): string[] =>
  [...document.matchAll(/^```(.*)\n([\s\S]*?)^```$/gm)].flatMap(([, info, text]) =>
    info === kind && text !== undefined ? [text] : [],
  )

test('docs/CITADEL.md shows a position in canonical form', () => {
  const [written = ''] = examples('position canonical')
  // Influence cards that are neither held nor in the pile are discards, and are written.
  const text = writeNotation(position(written))
  expect(text.replace(/^discards .*\n/m, '')).toBe(written)
  expect(writeNotation(position(text))).toBe(text)
})

test('docs/CITADEL.md shows a problem', () => {
  const lines = (examples('problem')[0] ?? '').trimEnd().split('\n')
  const said = lines.pop()
  const parsed = parseNotation(lines.join('\n'))
  expect(!parsed.ok && problemText(parsed.error)).toBe(said)
})

test('holds docs/CITADEL.md’s conversation word for word', () => {
  const respond = refereeOf(citadelReferee)
  const exchanges = [...document.matchAll(/^> (.*)\n< (.*)$/gm)]
  let now: State | null = null
  for (const [, asked = '', answer] of exchanges) {
    const { position: next, reply } = respond(now, asked)
    expect(reply).toBe(answer)
    now = next
  }
  expect(exchanges.length).toBeGreaterThan(10)
  expect(document.match(/^[<>]/gm)).toHaveLength(2 * exchanges.length)
})
