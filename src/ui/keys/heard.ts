import { useSettings } from '../../store/settings.ts'
import { isTextField } from '../input/controls.ts'
import type { KeyPress } from '../input/key-press.ts'
import { openDialogs } from '../input/layers.ts'
import { heardKeys, isPress, type Shortcut } from '../input/shortcuts.ts'
import { usePage } from '../page/page.ts'

/** True for a press of a shortcut's key, unless such keys are switched off. */
export const asksFor = (event: KeyPress, shortcut: Shortcut): boolean =>
  isPress(event, shortcut, useSettings.getState().keys)

/** Keys that belong to a radio button, a box to tick or a slider while it has the focus. */
const OF_CHOICES = /^(Arrow\w+|Home|End|Page\w+|Enter| )$/

/**
 * Whether keys belong to a text or a dialog, also one that is still being fetched, and not to the table; so do some (`key`)
 * to whatever else can be chosen.
 */
export const isElsewhere = (target: EventTarget | null, key = ''): boolean =>
  usePage.getState().dialog !== null ||
  openDialogs().length > 0 ||
  isTextField(target) ||
  (target instanceof HTMLInputElement && OF_CHOICES.test(key))

/** Whether a key press is for the table: made anew, not answered yet, and in no text or dialog. */
export const isForTable = ({ defaultPrevented, repeat, target, key }: KeyboardEvent): boolean =>
  !defaultPrevented && !repeat && !isElsewhere(target, key)

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
