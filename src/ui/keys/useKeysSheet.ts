import { SHARED_KEYS } from '../input/shortcuts.ts'
import { openDialog } from '../page/page.ts'
import { useShortcut } from './useShortcut.ts'

const openSheet = (): void => openDialog('keys')

/** On any page, a key opens the sheet of all keys. */
export const useKeysSheet = (): void => useShortcut(SHARED_KEYS.keys, openSheet)
