import type { Kind } from '../../../engine/kernel/index.ts'
import type { DialogProps } from '../../tale.ts'
import { TaleKeys, type TaleKeyWords, type TaleShortcuts } from '../keys/TaleKeys.tsx'
import { SendOfTable } from '../sharing/SendOfTable.tsx'
import type { TaleKit } from '../tale-kit.ts'

/** What the dialogs say in the words of a tale. */
interface DialogWords<Id extends string> {
  readonly keys: TaleKeyWords<Id>
  readonly common: { readonly fileName: string }
}

/** Makes the dialogs of a table that are alike in every tale. */
export function tableDialogs<K extends Kind, Id extends string, Words extends DialogWords<NoInfer<Id>>>(
  { rules, useTable, useWords }: TaleKit<K, Words>,
  shortcuts: TaleShortcuts<Id>,
) {
  return {
    /** Every key of the tale. */
    KeysDialog({ onClose }: DialogProps) {
      return <TaleKeys shortcuts={shortcuts} words={useWords().keys} onClose={onClose} />
    },

    /** How the game at the table is sent to somebody else. */
    SendTaleDialog({ onClose }: DialogProps) {
      const { game } = useTable()
      const { common } = useWords()
      return <SendOfTable rules={rules} game={game} fileName={common.fileName} onClose={onClose} />
    },
  }
}
