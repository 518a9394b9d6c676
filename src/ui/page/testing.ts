import { vi } from 'vitest'

/** Stubs a window of a size, with the browser's default font size. Returns a function that resizes it. */
export function stubWindow(width: number, height: number): (width: number, height: number) => void {
  let size = { width, height }
  const listeners = new Set<() => void>()
  const holds = (query: string) =>
    [...query.matchAll(/(max|min)-(width|height): ([\d.]+)em/g)].every(([, end, side, em]) => {
      const px = size[side === 'width' ? 'width' : 'height']
      return end === 'max' ? px <= Number(em) * 16 : px >= Number(em) * 16
    }) &&
    (!query.includes('min-aspect-ratio: 6/5') || size.width / size.height >= 6 / 5)
  const fits = (queries: string) => queries.split(',').some(holds)
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return fits(query)
    },
    addEventListener: (_: string, changed: () => void) => listeners.add(changed),
    removeEventListener: (_: string, changed: () => void) => listeners.delete(changed),
  }))
  return (newWidth, newHeight) => {
    size = { width: newWidth, height: newHeight }
    for (const changed of listeners) changed()
  }
}
