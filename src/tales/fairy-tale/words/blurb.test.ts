import { expect, test } from 'vitest'
import { messagesOf } from './testing.ts'

test('every language says what the tale is about, in one line', () => {
  for (const language of ['en', 'nl'] as const) expect(messagesOf(language).blurb.about).toMatch(/^[^\n]+\.$/)
})
