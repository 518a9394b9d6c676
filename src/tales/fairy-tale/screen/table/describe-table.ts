import { selectState } from '../../../../session/game-store.ts'
import type { Table } from '../../table.ts'
import { messagesNow } from '../../words/messages.ts'
import { fetchLeaves } from '../late/leaves.tsx'
import { statusText } from './status-text.ts'

/** Says how the table stands, to those who listen instead of look. What says it comes with the leaves, and speaks when it has come. */
export async function describeTable(table: Table): Promise<void> {
  if (!(await fetchLeaves())) return
  const { sayTable } = await import('../late/later.ts')
  const { session } = table.game.getState()
  const state = selectState(table.game.getState())
  if (session && state)
    sayTable(statusText(messagesNow(), session, state, { kind: 'nothing' }), session, state)
}
