import type { StoreApi } from 'zustand'
import { type GameTypes, memoizeByObject, type Session } from '../../../engine/kernel/index.ts'
import { useKeys } from '../../input/keys.ts'
import type { Shortcut } from '../../input/shortcuts.ts'
import { type KeyRefusal, tableCommands } from '../../keys/table-commands.ts'
import { openMenu } from '../menu/MenuPlank.tsx'
import type { AnyTable, TableKit } from './table-kit.ts'

/** The keys with the same command at most tables. */
type CommonKey = 'undo' | 'redo' | 'pause' | 'skip' | 'again' | 'hint' | 'menu'

/** The command of a key. A command with several keys reads the event. */
type KeyCommand<Messages> = (m: Messages, event: KeyboardEvent) => void

/** The keys of a tale's tables. */
interface TableKeysSpec<K extends GameTypes, Table extends AnyTable<K>, Id extends string, Messages> {
  /** All keys of the tale. */
  shortcuts: Readonly<Record<Id, Shortcut>> & Readonly<Record<CommonKey, Shortcut>>
  /** Returns a further reason why the player on turn may not act; null for none. */
  whyElse?(): KeyRefusal | null
  /** True if the game has something to replay. Default: any move. */
  canShowAgain?(session: Session<K>): boolean
  /** The selection store: the selected piece and the aim. */
  handOf(table: Table): Pick<StoreApi<object>, 'subscribe'>
  /** The commands of the tale's own keys, and of common keys with another command in this tale. */
  own(
    table: Table,
    keys: ReturnType<typeof tableCommands<K, Messages>>,
  ): Readonly<Partial<Record<Id, KeyCommand<Messages>>>>
}

/** Makes the hook that binds all keys of a tale's table, for any focus. */
export function tableKeys<K extends GameTypes, Table extends AnyTable<K>, Id extends string, Messages>(
  kit: TableKit<K, Table, Messages>,
  spec: TableKeysSpec<K, Table, Id, Messages>,
): () => void {
  const commandsOf = memoizeByObject(
    (table: Table): readonly (readonly [Shortcut, KeyCommand<Messages>])[] => {
      const keys = tableCommands<K, Messages>({
        ...{ useGame: table.game, usePlayback: table.playback, useIntent: spec.handOf(table) },
        isInputBlocked: () => kit.isInputBlocked(table),
        ...(spec.whyElse && { whyElse: spec.whyElse }),
        ...(spec.canShowAgain && { canShowAgain: spec.canShowAgain }),
        notices: kit.noticesOf(table),
      })
      const { undoOrSay, redoAndSay } = kit.goingBackOf(table)
      const commands: Readonly<Partial<Record<string, KeyCommand<Messages>>>> = {
        undo: keys.atTable(undoOrSay),
        redo: keys.atTable(redoAndSay),
        pause: keys.pause,
        skip: keys.skip,
        again: keys.again,
        hint: kit.hintsOf(table).ask,
        menu: openMenu,
        ...spec.own(table, keys),
      }
      return Object.entries<Shortcut>(spec.shortcuts).flatMap(([id, shortcut]) => {
        const command = commands[id]
        return command ? [[shortcut, command] as const] : []
      })
    },
  )
  return () => {
    const m = kit.useWords()
    useKeys(
      'table',
      commandsOf(kit.useTable()).map(([shortcut, command]) => ({
        shortcut,
        run: (event) => command(m, event),
      })),
    )
  }
}
