import type { StoreApi } from 'zustand'
import { type Kind, oncePer } from '../../../engine/kernel/index.ts'
import type { Shortcut } from '../../input/shortcuts.ts'
import { type KeyRefusal, tableCommands } from '../../keys/table-commands.ts'
import { type TableKeys, useTableKeys } from '../../keys/useTableKeys.ts'
import type { AnyTable, TableKit } from './table-kit.ts'

/** The keys that most tables answer in the same way. */
type CommonKey = 'undo' | 'redo' | 'pause' | 'skip' | 'again' | 'hint'

/** What keys do at the tables of a tale. */
interface TableKeysSpec<K extends Kind, Table extends AnyTable<K>, Id extends string, Messages> {
  /** All keys of the tale. */
  shortcuts: Readonly<Record<Id, Shortcut>> & Readonly<Record<CommonKey, Shortcut>>
  /** Why the player on turn may not act for another reason; null if they may. */
  whyElse?(): KeyRefusal | null
  /** What is in hand or aimed at. */
  handOf(table: Table): Pick<StoreApi<object>, 'subscribe'>
  /** What the tale's own keys do, and common keys that do something else in this tale. */
  own(
    table: Table,
    keys: ReturnType<typeof tableCommands<K, Messages>>,
  ): Readonly<Partial<Record<Id, (m: Messages) => void>>>
}

/** Makes the hook that binds all keys of a tale's table, for any focus. */
export function tableKeys<K extends Kind, Table extends AnyTable<K>, Id extends string, Messages>(
  kit: TableKit<K, Table, Messages>,
  spec: TableKeysSpec<K, Table, Id, Messages>,
): () => void {
  const commandsOf = oncePer((table: Table): TableKeys<Messages> => {
    const keys = tableCommands<K, Messages>({
      ...{ useGame: table.game, usePlayback: table.playback, useIntent: spec.handOf(table) },
      isHandsOff: () => kit.isHandsOff(table),
      whyElse: spec.whyElse ?? (() => null),
      notices: kit.noticesOf(table),
    })
    const { undoOrSay, redoAndSay } = kit.goingBackOf(table)
    const commands: Readonly<Partial<Record<string, (m: Messages) => void>>> = {
      undo: keys.atTable(undoOrSay),
      redo: keys.atTable(redoAndSay),
      pause: keys.pause,
      skip: keys.skip,
      again: keys.again,
      hint: kit.hintsOf(table).ask,
      ...spec.own(table, keys),
    }
    return Object.entries<Shortcut>(spec.shortcuts).flatMap(([id, shortcut]) => {
      const command = commands[id]
      return command ? [[shortcut, command] as const] : []
    })
  })
  return () => useTableKeys(commandsOf(kit.useTable()), kit.useWords())
}
