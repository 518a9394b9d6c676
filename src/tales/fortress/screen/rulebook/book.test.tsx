import { expect, test } from 'vitest'
import { describeBoards } from '../../../../../tests/support/rule-books.tsx'
import { messagesOf } from '../../words/testing.ts'
import { RulesDialog } from '../rules/RulesPage.ts'
import { BOOK } from './examples.ts'

describeBoards(BOOK.pages, RulesDialog)

test('has rulings [S 1] to [S 26] in both languages', () => {
  for (const language of ['en', 'nl'] as const)
    expect(Object.keys(messagesOf(language).rules.numbered)).toEqual(
      Array.from({ length: 26 }, (_, index) => String(index + 1)),
    )
})
