import type { FocusEvent, KeyboardEvent } from 'react'
import { rove, shownIn } from './rove.ts'

/** The controls of a group. Controls with a `tabindex` of their own belong to a group inside it, and fields use the arrow keys. */
const ITEMS = ':is(button, summary, a[href]):is(:not([tabindex]), [data-parked])'

/** Restores the tab stops of the group with the focus; null while no group has it. */
let leave: (() => void) | null = null

/** Takes all controls of a group but the focused one out of the tab order, until the focus leaves the group. */
function park({ currentTarget: group, target }: FocusEvent<HTMLElement>): void {
  leave?.()
  const items = shownIn(group, ITEMS)
  if (!items.includes(target)) return
  const parked = items.filter((item) => item !== target)
  for (const item of parked) {
    item.tabIndex = -1
    item.dataset['parked'] = ''
  }
  // Not on `focusout`: it does not occur if the focused control is removed.
  const onFocusIn = (event: Event) => {
    if (!(event.target instanceof Node && group.contains(event.target))) leave?.()
  }
  document.addEventListener('focusin', onFocusIn, { capture: true })
  leave = () => {
    leave = null
    document.removeEventListener('focusin', onFocusIn, { capture: true })
    for (const item of parked) {
      item.removeAttribute('tabindex')
      delete item.dataset['parked']
    }
  }
}

/** Props of a group of controls that together are one tab stop. Arrow keys, Home and End move within it. */
export const ONE_TAB_STOP = {
  onFocus: park,
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void rove(event, ITEMS, 'ring'),
} as const

/** Props of a toolbar: a named group of buttons that together are one tab stop. */
export const toolbar = (name: string) => ({ role: 'toolbar', 'aria-label': name, ...ONE_TAB_STOP }) as const
