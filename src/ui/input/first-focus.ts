/** A ref for an element that gets the focus when it is drawn, scrolled into view. */
export const focusWhenDrawn = (element: HTMLElement | null): void => element?.focus()

/** A ref for an element that gets the focus when it is drawn, without scrolling. */
export const focusInPlace = (element: HTMLElement | null): void => element?.focus({ preventScroll: true })
