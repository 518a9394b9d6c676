import { memo } from 'react'
import type { LandKind } from '../../../engine/fortress/index.ts'
import { treeShape } from '../../../ui/art/forest/trees.ts'
import { Markup } from '../../../ui/art/Markup.tsx'
import { streamOf } from '../../../ui/art/random.ts'
import { INK, n1 } from '../../../ui/art/svg.ts'
import { KIND_LOOKS, kindSign } from './kinds.ts'

/** Draws trees at the edges of a land, which leave its middle free. */
function trees(seed: string): string {
  const random = streamOf(seed)
  const places = Array.from({ length: 9 }, (_, i) => {
    const angle = (i / 9) * Math.PI * 2 + random() * 0.4
    const reach = 38 + random() * 8
    return { x: 50 + Math.cos(angle) * reach, y: 54 + Math.sin(angle) * reach }
  }).sort((one, other) => one.y - other.y)
  return places
    .map(({ x, y }, i) => {
      const species = i % 3 === 0 ? 'pine' : 'broadleaf'
      const { hue, trunk, crown } = treeShape({ x, y, size: 9, species, seed: `${seed} ${i}` })
      return `<path d="${trunk}" fill="var(--trunk)"/><path d="${crown}" fill="var(--tree-${hue})" stroke="var(--tree-ink)" stroke-width="1.6"/>`
    })
    .join('')
}

function landMarkup(kind: LandKind, copy: number): string {
  const seed = `land ${kind} ${copy}`
  return (
    '<rect x="3" y="7" width="98" height="98" rx="6" fill="var(--shadow)"/>' +
    `<svg width="100" height="100" viewBox="0 0 100 100"><rect width="100" height="100" rx="6" fill="var(--ground)"/>${trees(seed)}</svg>` +
    `<rect width="100" height="100" rx="6" fill="none" stroke="${INK}" stroke-width="4.5"/>` +
    `<circle cx="50" cy="50" r="36" fill="#FFF8E6" stroke="${INK}" stroke-width="4"/>${kindSign(kind, 50, 50, 25)}`
  )
}

const spentMarkup = (kind: LandKind): string =>
  '<rect width="100" height="100" rx="6" fill="none" stroke="var(--rule)" stroke-width="4" stroke-dasharray="10 8"/>' +
  `<g opacity=".45">${kindSign(kind, 50, 50, 26)}</g>`

interface LandProps {
  kind: LandKind
  size: number
  /** The number of the copy within its kind, which varies the trees. */
  copy?: number
  /** True for a spent land: turned down, only its outline. */
  spent?: boolean
}

/** A land as a tile. */
export const Land = memo(function Land({ kind, size, copy = 0, spent = false }: LandProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 100 100" overflow="visible" aria-hidden="true">
      <Markup svg={spent ? spentMarkup(kind) : landMarkup(kind, copy)} />
    </svg>
  )
})

/** The sign of a kind as a separate picture. */
export const KindIcon = memo(function KindIcon({ kind, size }: { kind: LandKind; size: number }) {
  return (
    <svg
      className="grows"
      width={size}
      height={size}
      viewBox="-12 -12 24 24"
      overflow="visible"
      aria-hidden="true"
    >
      <Markup svg={KIND_LOOKS[kind].sign} />
    </svg>
  )
})

/** Draws a block of the cost curve in the colour and hatching of its kind, with its foot at (0, 0). */
export function blockMarkup(kind: LandKind, width: number, height: number): string {
  const strokes: Record<LandKind, string> = {
    wood: `M${n1(width * 0.1)} ${n1(-height / 2)}h${n1(width * 0.8)}`,
    gold: `M${n1(width * 0.12)} ${n1(-height * 0.2)}l${n1(width * 0.3)} ${n1(-height * 0.6)}M${n1(width * 0.5)} ${n1(-height * 0.2)}l${n1(width * 0.3)} ${n1(-height * 0.6)}`,
    magic: `M${n1(width * 0.25)} ${n1(-height / 2)}h.1M${n1(width * 0.5)} ${n1(-height / 2)}h.1M${n1(width * 0.75)} ${n1(-height / 2)}h.1`,
  }
  return (
    `<rect x="0" y="${-height}" width="${width}" height="${height}" fill="${KIND_LOOKS[kind].bright}" stroke="${INK}" stroke-width="1.8"/>` +
    `<path d="${strokes[kind]}" stroke="${INK}" stroke-width="${kind === 'magic' ? 3 : 1.4}" stroke-linecap="round" opacity=".7"/>`
  )
}
