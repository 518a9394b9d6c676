import { useKeys } from '../input/keys.ts'
import type { Shortcut } from '../input/shortcuts.ts'

/** What each key of a table does. */
export type TableKeys<Messages> = readonly (readonly [Shortcut, (m: Messages) => void])[]

/** Keys of a table, wherever the focus is. */
export const useTableKeys = <Messages>(commands: TableKeys<Messages>, m: Messages): void =>
  useKeys(
    'table',
    commands.map(([shortcut, command]) => ({ shortcut, run: () => command(m) })),
  )
