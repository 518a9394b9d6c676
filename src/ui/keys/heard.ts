import { useSettings } from '../../store/settings.ts'
import type { KeyPress } from '../input/key-press.ts'
import { heardKeys, isPress, type Shortcut } from '../input/shortcuts.ts'

/** True if the event presses the shortcut's key and such keys are not switched off. */
export const asksFor = (event: KeyPress, shortcut: Shortcut): boolean =>
  isPress(event, shortcut, useSettings.getState().keys)

/** How a button tells of its key: to ears, and after the words of its title. */
interface KeyHint {
  /** The key, for `aria-keyshortcuts`; not there where all are switched off. */
  key: string | undefined
  hinted(words: string): string
}

/** The key by which something can be had without the button; `index`: which of several. */
export function useKeyHint(shortcut: Shortcut, index = 0): KeyHint {
  const heard = useSettings(({ keys }) => heardKeys(shortcut, keys)[index])
  const key = shortcut.shift && heard !== undefined ? `Shift+${heard}` : heard
  return { key, hinted: (words) => (key === undefined ? words : `${words} (${key})`) }
}
