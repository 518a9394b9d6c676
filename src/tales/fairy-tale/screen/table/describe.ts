import { announce } from '../../../../ui/page/announce.ts'
import { selectState, useGame } from '../../table.ts'
import type { Messages } from '../../words/messages.ts'
import { tableInWords } from './table-words.ts'

/** Says how the table stands, to those who listen instead of look. */
export function describeTable(m: Messages): void {
  const { session } = useGame.getState()
  const state = selectState(useGame.getState())
  if (session && state) announce(tableInWords(m, session, state).join(' '))
}
