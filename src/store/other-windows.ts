/**
 * Tells when another window of this browser has written under a key. A page that comes back out of the browser's memory
 * ("back") has heard nothing meanwhile, so it is told then too.
 */
export function heedOtherWindows(
  target: Pick<Window, 'addEventListener'>,
  ours: string,
  heard: () => void,
): void {
  target.addEventListener('storage', ({ key }) => {
    if (key === ours || key === null) heard() // null: all was cleared
  })
  target.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) heard()
  })
}
