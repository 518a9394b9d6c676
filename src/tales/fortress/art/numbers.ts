import { INK, n1 } from '../../../ui/art/svg.ts'

const FACES = {
  label: 'var(--face-label)',
  title: 'var(--face-title)',
  hand: 'var(--face-hand)',
} as const

interface Letters {
  colour?: string
  font?: keyof typeof FACES
  at?: 'start' | 'middle' | 'end'
}

/** Draws text or a number. The text is inserted unescaped, so it must never come from a player. */
export const letters = (
  x: number,
  y: number,
  text: string | number,
  size: number,
  { colour = INK, font = 'label', at = 'middle' }: Letters = {},
): string =>
  `<text x="${n1(x)}" y="${n1(y)}" font-family="${FACES[font]}" font-size="${n1(size)}" text-anchor="${at}" fill="${colour}">${text}</text>`

/** Draws the power: a dark shield with a cream number. */
export const shieldMarkup = (x: number, y: number, r: number, power: number): string =>
  `<path d="M${n1(x - r)} ${n1(y - r)}h${n1(2 * r)}v${n1(r * 0.95)}q0 ${n1(r * 0.8)} ${n1(-r)} ${n1(r * 1.15)}q${n1(-r)} ${n1(-r * 0.35)} ${n1(-r)} ${n1(-r * 1.15)}z" fill="#3A2418" stroke="#FFF8E6" stroke-width="${n1(r * 0.22)}" stroke-linejoin="round"/>` +
  letters(x, y + r * 0.5, power, r * 1.5, { colour: '#FFF3DC' })

/** Draws the toughness: a pale hewn stone with an ink number. */
export function stoneMarkup(x: number, y: number, r: number, toughness: number): string {
  const at = (dx: number, dy: number) => `${n1(x + r * dx)} ${n1(y + r * dy)}`
  const outline = `M${at(-0.62, -1)}L${at(0.55, -1.05)}L${at(1.1, -0.3)}L${at(1, 0.62)}L${at(0.4, 1.08)}L${at(-0.7, 1)}L${at(-1.1, 0.25)}L${at(-1, -0.5)}Z`
  const chips = `M${at(-0.8, -0.3)}l${n1(r * 0.35)} ${n1(-r * 0.4)}M${at(0.6, 0.75)}l${n1(r * 0.3)} ${n1(-r * 0.3)}`
  return (
    `<path d="${outline}" fill="#DDD6C6" stroke="${INK}" stroke-width="${n1(r * 0.24)}" stroke-linejoin="round"/>` +
    `<path d="${chips}" stroke="#9A9080" stroke-width="${n1(r * 0.14)}" stroke-linecap="round"/>` +
    letters(x, y + r * 0.5, toughness, r * 1.5)
  )
}

/** Draws the price of a card: a small land with its number. */
export const costMarkup = (x: number, y: number, r: number, cost: number): string =>
  `<g transform="rotate(-6 ${x} ${y})"><rect x="${n1(x - r)}" y="${n1(y - r)}" width="${n1(2 * r)}" height="${n1(2 * r)}" rx="${n1(r * 0.2)}" fill="#A9BC6C" stroke="${INK}" stroke-width="${n1(r * 0.18)}"/><path d="M${n1(x - r * 0.75)} ${n1(y + r * 0.7)}h${n1(r * 1.5)}" stroke="#6F8A41" stroke-width="${n1(r * 0.16)}"/></g>` +
  `<text x="${n1(x)}" y="${n1(y + r * 0.52)}" font-family="var(--face-label)" font-size="${n1(r * 1.5)}" text-anchor="middle" fill="${INK}" stroke="#FFF8E6" stroke-width="${n1(r * 0.28)}" paint-order="stroke">${cost}</text>`
