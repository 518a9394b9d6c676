import { streamOf } from '../ui/art/random.ts'
import { n1 } from '../ui/art/svg.ts'

/** Size of the drawn wall; the window shows the part that fits. */
export const WALL = { width: 1440, height: 900 }
const PLANKS = 12

/** Size of a drawn board. Narrow windows show the middle of it. */
export const LENGTH = { width: 1440, height: 60 }

/** The back of the bookcase: upright planks with their grain. */
export function wallMarkup(): string {
  const r = streamOf('wall')
  const wide = WALL.width / PLANKS
  let planks = ''
  let grain = ''
  for (let i = 0; i < PLANKS; i++) {
    const left = i * wide
    planks += `<rect x="${left}" width="${wide + 1}" height="${WALL.height}" fill="var(--back-${(i % 3) + 1})"/>`
    planks += `<path d="M${left} 0V${WALL.height}" stroke="var(--wood-ink)" stroke-width="2" opacity=".5"/>`
    for (let line = 0; line < 4; line++) {
      grain += `M${n1(left + 14 + r() * (wide - 28))} ${n1(r() * WALL.height)}q${n1((r() - 0.5) * 10)} 60 ${n1((r() - 0.5) * 6)} ${n1(90 + r() * 120)}`
    }
  }
  return `${planks}<path d="${grain}" fill="none" stroke="var(--wood-ink)" stroke-opacity=".2" stroke-width="1.5"/>`
}

/** The grain of a horizontal board. Each board has a seed, so that no two look alike. */
export function grainOf(seed: string): string {
  const r = streamOf(seed)
  return Array.from({ length: 9 }, () => {
    const [x, y] = [r() * LENGTH.width * 0.8, 6 + r() * (LENGTH.height - 12)]
    return `M${n1(x)} ${n1(y)}q${n1(60 + r() * 80)} ${n1((r() - 0.5) * 6)} ${n1(160 + r() * 240)} 0`
  }).join('')
}
