import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { letters } from './numbers.ts'

const TOKENS = readFileSync('src/ui/tokens.css', 'utf8')

test.each(['label', 'title', 'hand'] as const)('%s letters name a typeface that exists', (font) => {
  const [, token] = /var\((--[\w-]+)\)/.exec(letters(0, 0, 7, 10, { font })) ?? []
  expect(TOKENS).toContain(`${token}:`)
})
