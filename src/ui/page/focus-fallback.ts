/** The focus fallback: gets the focus when the focused element is removed. Pressing it does nothing. */
export const FOCUS_FALLBACK = { 'data-refuge': '', tabIndex: -1 } as const

/** A ref that focuses its element when it is rendered, and scrolls to it. */
export const focusWhenDrawn = (element: HTMLElement | null): void => element?.focus()

/** A ref that focuses its element when it is rendered, without scrolling. */
export const focusInPlace = (element: HTMLElement | null): void => element?.focus({ preventScroll: true })

/**
 * True if the player did not choose the focus: it is on the body, a fallback or a lent element. Elements that appear later can then take
 * it.
 */
export const isFocusUnset = (): boolean =>
  document.activeElement?.matches('body, [data-refuge], [data-lent]') ?? true

/** Marks the control that continues the game. At a table played by keys, it gets the focus when the focused element is removed. */
export const NEXT = { 'data-next': '' } as const
