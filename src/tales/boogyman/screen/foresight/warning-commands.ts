import { selectState } from '../../../../session/game-store.ts'
import { announce } from '../../../../ui/page/announce.ts'
import type { Table } from '../../runtime.ts'
import { useTaleSettings, WARNINGS } from '../../settings.ts'
import type { Messages } from '../../words/messages.ts'
import { readerNow } from './useWarnings.ts'
import { spokenWarnings } from './warning-words.ts'

/** Reads all current warnings aloud. */
export function tellWarnings(table: Table, m: Messages): void {
  const state = selectState(table.game.getState())
  if (state) announce(spokenWarnings(m, state, readerNow(table, state), useTaleSettings.getState().warnings))
}

/** Switches to the next warning level, and back to none after the last. Announces the level. */
export function nextLevel({ settings, threats }: Messages): void {
  const { warnings, set } = useTaleSettings.getState()
  const next = WARNINGS[(WARNINGS.indexOf(warnings) + 1) % WARNINGS.length] ?? 'off'
  set({ warnings: next })
  announce(threats.level(settings.warningsOf[next]))
}
