import { INK } from '../../../../ui/art/svg.ts'
import type { HeroArt } from './hero-art.ts'
import { HEROES, type HeroId } from './index.ts'

const ARCH = 'M6 62V30Q6 3 32 3T58 30V62z'

/** The gold edge round a chosen standee. */
const SELECTED =
  `<path d="${ARCH}" fill="none" stroke="${INK}" stroke-width="17" stroke-linejoin="round"/>` +
  `<path d="${ARCH}" fill="none" stroke="var(--selected)" stroke-width="12.5" stroke-linejoin="round"/>`

/** A character as an arched standee in a box 64 wide and 76 high, feet at the bottom. */
export function heroMarkup(id: HeroId, selected: boolean): string {
  const { colour, bust, over }: HeroArt = HEROES[id]
  return `<ellipse cx="36" cy="72" rx="34" ry="8" fill="var(--shadow)"/>${selected ? SELECTED : ''}
    <path d="${ARCH}" fill="#FFF8E6" stroke="${INK}" stroke-width="7" stroke-linejoin="round"/>
    <path d="${ARCH}" fill="#FFF4D8" stroke="${colour}" stroke-width="4" stroke-linejoin="round"/>
    <g transform="translate(1.07 1) scale(.953)">${bust}</g>
    <path d="M1 61h62l3 12q-34 7-68 0z" fill="${colour}" stroke="${INK}" stroke-width="2.5" stroke-linejoin="round"/>
    <path d="M4 64.5h56" stroke="#fff" stroke-width="1.6" opacity=".45"/>${over ?? ''}`
}
