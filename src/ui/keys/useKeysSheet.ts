import { useKeys } from '../input/keys.ts'
import { SHARED_KEYS } from '../input/shortcuts.ts'
import { openDialog } from '../page/page.ts'

/** On any page, a key opens the sheet of all keys. */
export const useKeysSheet = (): void =>
  useKeys('app', [{ shortcut: SHARED_KEYS.keys, run: () => openDialog('keys') }])
