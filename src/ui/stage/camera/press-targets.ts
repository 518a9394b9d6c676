const isIn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null

/** True if a press is on a control of the board that works at any time: a camera button, a hint, the ways. */
export const isOnTool = (target: EventTarget | null): boolean => isIn(target, '[data-camera]')

/** True if a press does something in the game, and must not also zoom. */
export const isOnAction = (target: EventTarget | null): boolean => isIn(target, '[data-acts]')

/** True if a press is on a piece that can be dragged, and must not move the board. */
export const isOnDragged = (target: EventTarget | null): boolean => isIn(target, '[data-dragged]')
