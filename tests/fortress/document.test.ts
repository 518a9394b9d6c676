import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  parseMuster,
  parseNotation,
  problemText,
  type State,
  writeMuster,
  writeNotation,
} from '../../src/engine/fortress/index.ts'
import { refereeOf } from '../../src/programs/referee/respond.ts'
import { fortressReferee } from '../../src/tales/fortress/programs/referee/index.ts'
import { drawn } from './drawn.ts'

const document = readFileSync('docs/FORTRESS.md', 'utf8')

/** Returns the fenced examples of one kind. */
const examples = (kind: string): string[] =>
  [...document.matchAll(/^```(.*)\n([\s\S]*?)^```$/gm)].flatMap(([, info, text]) =>
    info === kind && text !== undefined ? [text] : [],
  )

test('docs/FORTRESS.md shows positions in both forms', () => {
  const [written = ''] = examples('position canonical')
  const [given = ''] = examples('position')
  expect(writeNotation(drawn(written))).toBe(written)
  expect(drawn(given)).toEqual(drawn(written))
})

test('docs/FORTRESS.md shows a problem', () => {
  const lines = (examples('problem')[0] ?? '').trimEnd().split('\n')
  const said = lines.pop()
  const parsed = parseNotation(lines.join('\n'))
  expect(!parsed.ok && problemText(parsed.error)).toBe(said)
})

test('docs/FORTRESS.md shows a new siege', () => {
  const [text = ''] = examples('siege')
  const read = parseMuster(text)
  expect(read.ok && `${writeMuster(read.value)}\n`).toBe(text)
})

test('holds docs/FORTRESS.md’s conversation word for word', () => {
  const respond = refereeOf(fortressReferee)
  const exchanges = [...document.matchAll(/^> (.*)\n< (.*)$/gm)]
  let position: State | null = null
  const answers = exchanges.map(([, asked = '']) => {
    const { position: next, reply } = respond(position, asked)
    position = next
    return reply
  })
  expect(answers).toEqual(exchanges.map(([, , answer]) => answer))
  expect(exchanges.length).toBeGreaterThan(10)
  expect(document.match(/^[<>]/gm)).toHaveLength(2 * exchanges.length)
})
