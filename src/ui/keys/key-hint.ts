import { useSettings } from '../../store/settings.ts'
import type { KeyPress } from '../input/key-press.ts'
import { heardKeys, isPress, type Shortcut } from '../input/shortcuts.ts'

/** True if the event presses the shortcut's key and such keys are not switched off. */
export const asksFor = (event: KeyPress, shortcut: Shortcut): boolean =>
  isPress(event, shortcut, useSettings.getState().keys)

/** How a button names its shortcut: to screen readers, and at the end of its title. */
interface KeyHint {
  /** The key for `aria-keyshortcuts`; absent if single-key shortcuts are off. */
  key: string | undefined
  hinted(words: string): string
}

/** Returns the shortcut of a button. `index`: its number among the buttons that share a shortcut. */
export function useKeyHint(shortcut: Shortcut, index = 0): KeyHint {
  const heard = useSettings(({ keys }) => heardKeys(shortcut, keys)[index])
  const key = shortcut.shift && heard !== undefined ? `Shift+${heard}` : heard
  return { key, hinted: (words) => (key === undefined ? words : `${words} (${key})`) }
}
