import { describeBoards } from '../../../../../tests/support/rule-books.tsx'
import { RulesDialog } from '../rules/RulesDialog.tsx'
import { BOOK } from './examples.ts'

describeBoards(BOOK.pages, RulesDialog)
