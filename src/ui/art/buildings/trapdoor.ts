import { INK, ink } from '../svg.ts'
import type { BuildingArt } from './building-art.ts'

/** The trapdoor: set, planks and a ring; sprung, its lid stands up over the hole, and eyes look out. */
export const trapdoor: BuildingArt = {
  tint: 'var(--tint-trapdoor)',
  size: 46,
  art: `
    <rect x="6" y="18" width="52" height="40" rx="3" fill="#7A6A58" ${ink()}/>
    <rect x="11" y="23" width="42" height="30" fill="#A9672E" ${ink()}/>
    <path d="M21.5 23v30M32 23v30M42.5 23v30" ${ink(1.6)}/>
    <path d="M11 30.5h42M11 45.5h42" stroke="${INK}" stroke-width="5"/>
    <path d="M11 30.5h42M11 45.5h42" stroke="#C0C4C8" stroke-width="2.4"/>
    <circle cx="32" cy="38.5" r="4.4" fill="none" stroke="${INK}" stroke-width="4.6"/>
    <circle cx="32" cy="38.5" r="4.4" fill="none" stroke="#F2B01E" stroke-width="2"/>
    <path d="M8 18l3-7h7l2 7M46 18l2-7h7l2 7" fill="#6E6A66" ${ink(1.6)}/>`,
  sprung: `
    <ellipse cx="32" cy="38" rx="25" ry="19" fill="#7A6A58" ${ink()}/>
    <ellipse cx="32" cy="39" rx="20" ry="14.5" fill="#120C0A" ${ink(1.5)}/>
    <path d="M17 34L21 8q12-5 24 0l3 26" fill="#A9672E" ${ink()}/>
    <path d="M25 34l1.5-27.5M33 34V5.5M40.5 34L39 6.5" ${ink(1.6)}/>
    <path d="M18.5 25h28M20 14h25.5" stroke="${INK}" stroke-width="3.6"/>
    <path d="M18.5 25h28M20 14h25.5" stroke="#C0C4C8" stroke-width="1.6"/>
    <circle cx="33" cy="19.5" r="3" fill="none" stroke="${INK}" stroke-width="2"/>
    <circle cx="26" cy="43" r="2" fill="#FFD65A"/>
    <circle cx="34" cy="43" r="2" fill="#FFD65A"/>`,
}
