import { describeBoards } from '../../../../../tests/support/rule-books.tsx'
import { RulesDialog } from '../rules/RulesPage.ts'
import { BOOK } from './examples.ts'

describeBoards(BOOK.pages, RulesDialog)
