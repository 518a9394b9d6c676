import { expect, test } from 'vitest'
import { messagesOf } from './testing.ts'

test('every language has a one-line summary of the tale', () => {
  for (const language of ['en', 'nl'] as const) expect(messagesOf(language).book.about).toMatch(/^[^\n]+\.$/)
})
