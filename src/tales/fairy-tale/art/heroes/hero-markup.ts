import type { CharacterId } from '../../../../engine/fairy-tale/index.ts'
import { discPath, INK, ink } from '../../../../ui/art/svg.ts'

/** A character as a bust in a 64-box, its shoulders at the lower edge, under the arch of a standee. */
interface HeroArt {
  /** Colour of arch and base, unique to the character. */
  colour: string
  bust: string
  /** Parts that hang over the base, in the 64 by 76 box of the standee. */
  over?: string
}

const SKIN = '#F3C9A0'
const TAN = '#D99A63'

/** Two round eyes. */
function eyes(left: number, right: number, y: number, colour = INK): string {
  return `<circle cx="${left}" cy="${y}" r="2" fill="${colour}"/><circle cx="${right}" cy="${y}" r="2" fill="${colour}"/>`
}

/** Two rosy cheeks. */
function cheeks(left: number, right: number, y: number): string {
  return `<circle cx="${left}" cy="${y}" r="2.8" fill="#E8765A" opacity=".5"/><circle cx="${right}" cy="${y}" r="2.8" fill="#E8765A" opacity=".5"/>`
}

/** A smile round x, twice `half` wide. */
function smile(x: number, y: number, half = 4): string {
  return `<path d="M${x - half} ${y}q${half} ${half * 0.9} ${half * 2} 0" fill="none" ${ink(1.8)}/>`
}

const PETALS = [0, 1, 2, 3, 4].map((i) => [Math.cos(i * 1.257) * 3.1, Math.sin(i * 1.257) * 3.1] as const)

function flower(x: number, y: number, colour: string): string {
  const petals = PETALS.map(([dx, dy]) => discPath(x + dx, y + dy, 2.5)).join('')
  return `<path d="${petals}" fill="${colour}" stroke="${INK}" stroke-width="1.1"/><circle cx="${x}" cy="${y}" r="2.1" fill="#D7263D" stroke="${INK}"/>`
}

const FLOWERS =
  flower(16, 17, '#FFF8E6') +
  flower(27, 9.5, '#F7A9BE') +
  flower(39, 9.5, '#FFF8E6') +
  flower(49, 18, '#F7A9BE')

const CAP = 'M-12-10q12-9 24 0l-2-6q-10-9-20 0z'

function pig(x: number, y: number, scale: number, hat: string): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">
    <path d="M-13-9l-3-10 10 4zM13-9l3-10-10 4z" fill="#EE9DB0" ${ink()}/>
    <ellipse rx="16" ry="14.5" fill="#F7B8C6" ${ink()}/>
    <ellipse cy="4" rx="7.5" ry="5.5" fill="#EE8FA6" ${ink(1.8)}/>
    <path d="M-2.6 4h.01M2.6 4h.01" stroke="${INK}" stroke-width="3" stroke-linecap="round"/>
    <path d="M-7-4h.01M7-4h.01" stroke="${INK}" stroke-width="4" stroke-linecap="round"/>
    ${hat}</g>`
}

export const HEROES: Record<CharacterId, HeroArt> = {
  huntsman: {
    colour: '#3F6B2E',
    bust: `
    <path d="M10 64q2-14 22-14t22 14z" fill="#6B4A2A" ${ink()}/>
    <path d="M18 30q0-10 14-10t14 10v8q0 10-14 16q-14-6-14-16z" fill="${SKIN}" ${ink()}/>
    <path d="M18 36q2 0 5 3q4-3 9 0q5-3 9 0q3-3 5-3q2 16-14 21q-16-5-14-21z" fill="#7A3F1D" ${ink()}/>
    <path d="M28 45q4 2.5 8 0" fill="none" stroke="#F3C9A0" stroke-width="2" stroke-linecap="round"/>
    ${eyes(26, 38, 32)}
    ${cheeks(22, 42, 36)}
    <path d="M30 33q2 4 4 0" fill="none" ${ink(1.5)}/>
    <path d="M8 27q10-7 24-7t24 7q-8 3-24 3t-24-3z" fill="#2F5A2B" ${ink()}/>
    <path d="M17 23q2-17 16-17q12 0 14 17q-15-5-30 0z" fill="#3F7A38" ${ink()}/>
    <path d="M44 20q10-5 12-17q-11 3-14 14z" fill="#D7432D" ${ink(1.6)}/>
    <path d="M17 22q15-5 30 0" fill="none" stroke="#F2B01E" stroke-width="2.6"/>`,
  },
  'puss-in-boots': {
    colour: '#1F4E9C',
    bust: `
    <path d="M12 64q2-13 20-13t20 13z" fill="#1F3F7A" ${ink()}/>
    <path d="M15 29l-3-15 13 7zM49 29l3-15-13 7z" fill="#E8923A" ${ink()}/>
    <path d="M14 36q0-15 18-15t18 15q0 17-18 19q-18-2-18-19z" fill="#F0A04B" ${ink()}/>
    <path d="M20 44q4-6 12-2q8-4 12 2q-2 10-12 10.5q-10-.5-12-10.5z" fill="#FFF3DC" ${ink(1.6)}/>
    <ellipse cx="24" cy="35" rx="3.6" ry="4.2" fill="#D9F06A" ${ink(1.5)}/>
    <ellipse cx="40" cy="35" rx="3.6" ry="4.2" fill="#D9F06A" ${ink(1.5)}/>
    <ellipse cx="24.3" cy="35.5" rx="1.3" ry="3" fill="${INK}"/>
    <ellipse cx="39.7" cy="35.5" rx="1.3" ry="3" fill="${INK}"/>
    <path d="M29.5 41.5h5l-2.5 3z" fill="#C8443A" ${ink(1.3)}/>
    <path d="M32 44.5v2.5q-3 2.5-5 .5M32 47q3 2.5 5 .5" fill="none" ${ink(1.5)}/>
    <path d="M19 45l-10-2M19 48l-9 2M45 45l10-2M45 48l9 2" ${ink(1.2)}/>
    <path d="M3 25q6-9 29-9t29 9q-6 5-29 5t-29-5z" fill="#1F3F7A" ${ink()}/>
    <path d="M17 21q0-14 14-15q15 0 16 15q-15-5-30 0z" fill="#2C5AAE" ${ink()}/>
    <path d="M17 21q15-5 30 0" fill="none" stroke="#F2B01E" stroke-width="3"/>
    <path d="M42 19q16-2 18-16q-14-3-20 8z" fill="#FFF3DC" ${ink(1.6)}/>
    <path d="M43 17q9-4 14-11" fill="none" ${ink(1.1)}/>`,
  },
  beast: {
    colour: '#7A4A1E',
    bust: `
    <path d="M8 64q2-14 24-14t24 14z" fill="#2A4A8C" ${ink()}/>
    <path d="M10 20Q1 14 5 3q3 8 13 10zM54 20q9-6 5-17q-3 8-13 10z" fill="#F0E3C4" ${ink()}/>
    <path d="M32 7q10-2 15 5q8 4 7 13q4 8-1 15q-1 9-9 11q-5 6-12 4q-7 2-12-4q-8-2-9-11q-5-7-1-15q-1-9 7-13q5-7 15-5z" fill="#5A3418" ${ink()}/>
    <path d="M18 32q0-13 14-13t14 13q2 8-3 14q-4 6-11 6t-11-6q-5-6-3-14z" fill="#9A6434" ${ink()}/>
    <path d="M24 42q8-6 16 0q3 6-1 9q-7 3-14 0q-4-3-1-9z" fill="#C99560" ${ink(1.6)}/>
    <path d="M28.5 39h7l-3.5 4z" fill="${INK}"/>
    <path d="M25 47q7 3 14 0" fill="none" ${ink(1.6)}/>
    <path d="M27 48l1.5-5 2 5.3zM37 48l-1.5-5-2 5.3z" fill="#fff" ${ink(1.1)}/>
    <circle cx="25.5" cy="33" r="3" fill="#fff" ${ink(1.3)}/>
    <circle cx="38.5" cy="33" r="3" fill="#fff" ${ink(1.3)}/>
    <circle cx="25.8" cy="33.3" r="1.7" fill="#2A6AAE"/>
    <circle cx="38.2" cy="33.3" r="1.7" fill="#2A6AAE"/>
    <path d="M21 28.5l8 1.5M43 28.5l-8 1.5" ${ink(2.6)}/>`,
  },
  /** Straw, wood and brick, each in the hat of his house. */
  'three-little-pigs': {
    colour: '#C4527A',
    bust:
      pig(17, 26, 0.86, `<path d="${CAP}" fill="#F2C84B" ${ink(1.8)}/>`) +
      pig(47, 26, 0.86, `<path d="${CAP}" fill="#9A6434" ${ink(1.8)}/>`) +
      pig(
        32,
        44,
        1.08,
        `<path d="M-13-10q13-9 26 0v-6q-13-9-26 0z" fill="#C85A3A" ${ink(1.8)}/><path d="M-7-17v4M0-18.5v4M7-17v4" ${ink(1)}/>`,
      ),
  },
  'pied-piper': {
    colour: '#B8860B',
    bust: `
    <path d="M9 64q2-14 23-14v14z" fill="#C8322D" ${ink()}/>
    <path d="M55 64q-2-14-23-14v14z" fill="#F2B01E" ${ink()}/>
    <path d="M18 30h28v9q-2 14-14 15q-12-1-14-15z" fill="${SKIN}" ${ink()}/>
    <path d="M18 30q-3 8 1 14l3-9zM46 30q3 8-1 14l-3-9z" fill="#4A2A16" ${ink(1.6)}/>
    ${eyes(26, 38, 35)}
    ${cheeks(23, 41, 40)}
    <path d="M10 29q9-7 22-7v8q-14 2-22-1z" fill="#F2B01E" ${ink()}/>
    <path d="M54 29q-9-7-22-7v8q14 2 22-1z" fill="#C8322D" ${ink()}/>
    <path d="M16 24L32 3v20q-8-1-16 1z" fill="#C8322D" ${ink()}/>
    <path d="M48 24Q46 12 32 3v20q8-1 16 1z" fill="#F2B01E" ${ink()}/>
    <path d="M16 20Q4 15 4 3q12 3 16 12z" fill="#3F8A6A" ${ink(1.6)}/>
    <path d="M30 46L56 57" stroke="${INK}" stroke-width="7" stroke-linecap="round"/>
    <path d="M30 46L56 57" stroke="#C98A45" stroke-width="3.8" stroke-linecap="round"/>
    <circle cx="40" cy="50.2" r="1.2" fill="${INK}"/>
    <circle cx="45" cy="52.3" r="1.2" fill="${INK}"/>
    <circle cx="50" cy="54.4" r="1.2" fill="${INK}"/>`,
  },
  rumpelstiltskin: {
    colour: '#6A3A9C',
    bust: `
    <path d="M12 64q2-12 20-12t20 12z" fill="#3F6B2E" ${ink()}/>
    <path d="M17 34Q5 33 4 24q9 0 14 5zM47 34q12-1 13-10q-9 0-14 5z" fill="${TAN}" ${ink()}/>
    <path d="M17 28h30v10q-3 11-15 11t-15-11z" fill="${TAN}" ${ink()}/>
    <path d="M17 37q3 3 8 3q7-3 14 0q5 0 8-3q2 13-7 18q-3 6-8 9q-5-3-8-9q-9-5-7-18z" fill="#E9E2D2" ${ink()}/>
    <path d="M27 51q2 5 5 8M37 51q-2 5-5 8" fill="none" ${ink(1.2)}/>
    <path d="M27 45q5 4 10 0" fill="#7A1E1E" ${ink(1.5)}/>
    <path d="M29 33q-2 8 3 8t3-8z" fill="#E08A5A" ${ink(1.6)}/>
    ${eyes(24.5, 39.5, 33)}
    <path d="M20 29l7 2M44 29l-7 2" ${ink(2.4)}/>
    <path d="M13 29Q20 8 40 2q8 0 10 8q-7-2-9 2q6 8 10 17q-19-6-38 0z" fill="#7A3FAE" ${ink()}/>
    <path d="M13 29q19-7 38 0l-1-5q-18-6-35 0z" fill="#F2B01E" ${ink(1.8)}/>`,
  },
  /** Her braid hangs over the base. */
  rapunzel: {
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
  },
  'red-riding-hood': {
    colour: '#C01F2E',
    bust: `
    <path d="M8 64q3-14 24-14t24 14z" fill="#C01F2E" ${ink()}/>
    <path d="M32 3q23 6 22 31q0 15-22 21q-22-6-22-21Q9 9 32 3z" fill="#D42A35" ${ink()}/>
    <path d="M18 35q0-16 14-16t14 16q0 14-14 16q-14-2-14-16z" fill="${SKIN}" ${ink()}/>
    <path d="M18 35q-1-17 14-17q15 0 14 17q-3-8-10-11q-10 6-18 11z" fill="#6B3A1C" ${ink(1.6)}/>
    ${eyes(26.5, 38.5, 37)}
    ${cheeks(22.5, 42, 42)}
    ${smile(32.5, 43, 3.6)}
    <path d="M32 55l-8-3v8zM32 55l8-3v8z" fill="#F7EDD3" ${ink(1.5)}/>
    <circle cx="32" cy="55" r="2.2" fill="#F7EDD3" ${ink(1.4)}/>`,
  },
  cinderella: {
    colour: '#2E86B8',
    bust: `
    <path d="M9 64q3-13 23-13t23 13z" fill="#8CC8EC" ${ink()}/>
    <path d="M22 55q10 8 20 0" fill="#FFF" ${ink(1.6)}/>
    <circle cx="32" cy="11" r="9.5" fill="#F2CB5A" ${ink()}/>
    <path d="M13 40q-4-24 19-25q23 1 19 25q-3 6-8 6H21q-5 0-8-6z" fill="#F2CB5A" ${ink()}/>
    <path d="M19 34q0-12 13-12t13 12q0 15-13 18q-13-3-13-18z" fill="#F9D9B9" ${ink()}/>
    <path d="M19 35q0-13 13-13.5q13 .5 13 13.5q-6-3-8-10q-6 8-18 10z" fill="#F2CB5A" ${ink(1.6)}/>
    ${eyes(26.5, 37.5, 37, '#1F4E7C')}
    ${cheeks(23, 41, 42)}
    ${smile(32, 43.5, 3.2)}
    <path d="M18 22l4-7 4.5 4 5.5-7 5.5 7 4.5-4 4 7q-14-5-28 0z" fill="#CFEFFC" ${ink(1.6)}/>
    <circle cx="32" cy="16.5" r="1.7" fill="#2E86B8"/>`,
  },
  aladdin: {
    colour: '#0F7A6E',
    bust: `
    <path d="M9 64q2-13 23-13t23 13z" fill="#6A3A9C" ${ink()}/>
    <path d="M26 52l6 8 6-8" fill="${TAN}" ${ink(1.6)}/>
    <path d="M18 29h28v9q-2 14-14 15q-12-1-14-15z" fill="${TAN}" ${ink()}/>
    <path d="M18 28q-2 8 1 12l3-7q10-2 20 0l3 7q3-4 1-12z" fill="#1E1411" ${ink(1.4)}/>
    ${eyes(26.5, 37.5, 38)}
    <path d="M23 34l6-.5M41 34l-6-.5" ${ink(1.8)}/>
    ${smile(32, 45, 4.2)}
    <path d="M12 29Q7 16 20 10q12-7 24 0q13 6 8 19q-20-8-40 0z" fill="#FBF6EA" ${ink()}/>
    <path d="M14 26q12-12 34-14M13 20q10-7 20-12M30 9q14 4 21 15" fill="none" ${ink(1.4)}/>
    <path d="M32 12q-6-6 0-12q6 6 0 12z" fill="#3FB0A0" ${ink(1.6)}/>
    <circle cx="32" cy="15" r="4.2" fill="#D7263D" ${ink(1.6)}/>`,
  },
}

export type HeroId = keyof typeof HEROES

const ARCH = 'M6 62V30Q6 3 32 3T58 30V62z'

/** The gold edge of a selected standee. */
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
