import { useKeys } from '../input/keys.ts'
import type { Shortcut } from '../input/shortcuts.ts'

/** Shortcuts of a table, each with its command. */
export type TableKeys<Messages> = readonly (readonly [Shortcut, (m: Messages) => void])[]

/** Binds the keys of a table, for any focus. Apart from `table-keys`, which the first tale’s table does not need. */
export const useTableKeys = <Messages>(commands: TableKeys<Messages>, m: Messages): void =>
  useKeys(
    'table',
    commands.map(([shortcut, command]) => ({ shortcut, run: () => command(m) })),
  )
