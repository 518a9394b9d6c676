import { streamOf } from '../random.ts'

export type Edge = 'top' | 'right' | 'bottom' | 'left'

/** Depth of a tear, in pixels. */
const DEPTH = 6
const TEETH = 54

const known = new Map<string, string>()

/**
 * A torn edge as a CSS `clip-path`, cached. Steps along an edge are in per cent and the depth in pixels, so that it fits any size without
 * measuring.
 */
export function deckle(torn: readonly Edge[], seed: string): string {
  const name = `${seed} ${torn}`
  const edge = known.get(name) ?? tear(torn, seed)
  known.set(name, edge)
  return edge
}

function tear(torn: readonly Edge[], seed: string): string {
  const r = streamOf(seed)
  let last = 0.5
  const depth = (edge: Edge) => {
    if (!torn.includes(edge)) return 0
    last = last * 0.35 + r() * 0.65
    return Math.round(last * DEPTH * 10) / 10
  }
  const along = Array.from({ length: TEETH + 1 }, (_, i) => Math.round((i / TEETH) * 10000) / 100)
  const top = along.map((p) => `${p}% ${depth('top')}px`)
  const right = along.map((p) => `calc(100% - ${depth('right')}px) ${p}%`)
  const bottom = along.map((p) => `${100 - p}% calc(100% - ${depth('bottom')}px)`)
  const left = along.map((p) => `${depth('left')}px ${100 - p}%`)
  return `polygon(${[...top, ...right, ...bottom, ...left].join(',')})`
}
