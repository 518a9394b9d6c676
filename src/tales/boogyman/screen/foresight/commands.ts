import { selectState } from '../../../../session/game-store.ts'
import { announce } from '../../../../ui/page/announce.ts'
import { useTaleSettings, WARNINGS } from '../../settings.ts'
import type { Table } from '../../table.ts'
import type { Messages } from '../../words/messages.ts'
import { readerNow } from './useWarnings.ts'
import { spokenWarnings } from './warning-words.ts'

/** Reads aloud all that is told of what either side could do next. */
export function tellWarnings(table: Table, m: Messages): void {
  const state = selectState(table.game.getState())
  if (state) announce(spokenWarnings(m, state, readerNow(table, state), useTaleSettings.getState().warnings))
}

/** Tells more of it, or after everything nothing, and says so. */
export function nextLevel({ settings, threats }: Messages): void {
  const { warnings, set } = useTaleSettings.getState()
  const next = WARNINGS[(WARNINGS.indexOf(warnings) + 1) % WARNINGS.length] ?? 'off'
  set({ warnings: next })
  announce(threats.level(settings.warningsOf[next]))
}
