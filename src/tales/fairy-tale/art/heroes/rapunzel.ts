import { disc, INK, ink } from '../../../../ui/art/svg.ts'
import { cheeks, eyes, smile } from './face.ts'
import type { HeroArt } from './hero-art.ts'

const PETALS = [0, 1, 2, 3, 4].map((i) => [Math.cos(i * 1.257) * 3.1, Math.sin(i * 1.257) * 3.1] as const)

function flower(x: number, y: number, colour: string): string {
  const petals = PETALS.map(([dx, dy]) => disc(x + dx, y + dy, 2.5)).join('')
  return `<path d="${petals}" fill="${colour}" stroke="${INK}" stroke-width="1.1"/><circle cx="${x}" cy="${y}" r="2.1" fill="#D7263D" stroke="${INK}"/>`
}

const FLOWERS =
  flower(16, 17, '#FFF8E6') +
  flower(27, 9.5, '#F7A9BE') +
  flower(39, 9.5, '#FFF8E6') +
  flower(49, 18, '#F7A9BE')

/** Her braid hangs over the base. */
export const rapunzel: HeroArt = {
  colour: '#CF5F14',
  bust: `
    <path d="M10 64q2-13 22-13t22 13z" fill="#5E8F4A" ${ink()}/>
    <path d="M25 52q7 6 14 0" fill="#FFF3DC" ${ink(1.6)}/>
    <path d="M11 46Q5 8 32 7Q59 8 53 46Q52 56 44 55V30H20V52Q13 55 11 46z" fill="#F4B92E" ${ink()}/>
    <path d="M19 33q0-12 13-12t13 12q0 15-13 18q-13-3-13-18z" fill="#F9D3AE" ${ink()}/>
    <path d="M18 36Q17 17 33 18Q48 18 46 36Q42 26 33 23Q26 31 18 36z" fill="#F4B92E" ${ink(1.6)}/>
    ${eyes(26.5, 38, 37, '#2F6B2E')}
    ${cheeks(23, 41.5, 42)}
    ${smile(32.5, 43, 3.4)}
    <path d="M14 22Q18 12 27 11M50 24Q48 14 40 11" fill="none" stroke="#C98A12" stroke-width="1.6" stroke-linecap="round"/>
    ${FLOWERS}`,
  over: `
    <path d="M43 40Q56 48 49 77" fill="none" stroke="${INK}" stroke-width="12.5" stroke-linecap="round"/>
    <path d="M43 40Q56 48 49 77" fill="none" stroke="#F4B92E" stroke-width="8.5" stroke-linecap="round"/>
    <path d="M43 45l7-3M46 51.5l7.5-4M47.5 58l7.5-5M47 64.5l7.5-5M46 71l7.5-5" stroke="${INK}" stroke-width="1.7" stroke-linecap="round"/>
    <path d="M44.5 73.5l9.5 1.5" stroke="#C01F2E" stroke-width="4.6" stroke-linecap="round"/>`,
}
