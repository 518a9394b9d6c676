const isIn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null

/** Whether a press is on a tool of the board, which works at any time: the camera's buttons, a hint, the ways. */
export const isOnTool = (target: EventTarget | null): boolean => isIn(target, '[data-camera]')

/** Whether a press there does something in the game: it does not zoom besides. */
export const isOnAction = (target: EventTarget | null): boolean => isIn(target, '[data-acts]')

/** Whether a press is on a piece that is itself dragged: it does not move the board. */
export const isOnDragged = (target: EventTarget | null): boolean => isIn(target, '[data-dragged]')
