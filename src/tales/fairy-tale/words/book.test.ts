import { expect, test } from 'vitest'
import { messagesOf } from './testing.ts'

test('every language sums the tale up in a line', () => {
  for (const language of ['en', 'nl'] as const) expect(messagesOf(language).book.about).toMatch(/^[^\n]+\.$/)
})
