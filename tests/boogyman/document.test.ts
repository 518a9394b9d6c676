import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseNotation, problemText, writeNotation } from '../../src/engine/boogyman/index.ts'
import { drawn } from './drawn.ts'

const document = readFileSync('docs/BOOGYMAN.md', 'utf8')

/** Returns the fenced examples of one kind. */
const examples = (kind: string): string[] =>
  [...document.matchAll(/^```(.*)\n([\s\S]*?)^```$/gm)].flatMap(([, info, text]) =>
    info === kind && text !== undefined ? [text] : [],
  )

test('docs/BOOGYMAN.md shows positions in both forms', () => {
  const [written = ''] = examples('position canonical')
  const [given = ''] = examples('position')
  expect(writeNotation(drawn(written))).toBe(written)
  expect(drawn(given)).toEqual(drawn(written))
})

test('docs/BOOGYMAN.md shows a problem', () => {
  const lines = (examples('problem')[0] ?? '').trimEnd().split('\n')
  const said = lines.pop()
  const parsed = parseNotation(lines.join('\n'))
  expect(!parsed.ok && problemText(parsed.error)).toBe(said)
})
