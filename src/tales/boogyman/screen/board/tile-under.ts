import { parseTile, type Tile } from '../../../../engine/boogyman/index.ts'

/** The tile that a pointer is over. */
export function tileUnder(target: EventTarget): Tile | null {
  const name = target instanceof Element && target.closest('[data-tile]')?.getAttribute('data-tile')
  return name ? parseTile(name) : null
}
