import { parseTile, type Tile } from '../../../../engine/boogyman/index.ts'
import { targetAround } from '../../../../ui/input/targets.ts'

/** The tile that a pointer is over. */
export function tileUnder(target: EventTarget): Tile | null {
  const name = targetAround(target, 'tile')
  return name ? parseTile(name) : null
}
