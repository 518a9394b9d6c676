/**
 * Which pointers and wheels move the camera: not those on a thing that is itself dragged, nor other buttons,
 * nor events made by a program, which belong to no window that a drag could be followed in.
 */
export function panned(event: MouseEvent | TouchEvent | WheelEvent): boolean {
  if (event.type === 'wheel') return true
  if (event.ctrlKey || event.view === null || ('button' in event && event.button !== 0)) return false
  return !(event.target instanceof Element && event.target.closest('[data-dragged]'))
}
