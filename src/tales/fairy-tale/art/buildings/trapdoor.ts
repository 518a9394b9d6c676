import { INK, ink } from '../../../../ui/art/svg.ts'
import type { BuildingArt } from './building-art.ts'

/** The rim of the shaft, flat on the ground. */
const RIM = `
    <path d="M9 22H55L63 58H1z" fill="#8F867A" ${ink()}/>
    <path d="M9 22l5 5M55 22l-5 5M1 58l7-5M63 58l-7-5M26 53v5M42 53v5M32 22v5M10.5 40l-5-1M53.5 40l5-1" ${ink(1.5)}/>`

const SHAFT = 'M14 27H50L56 53H8z'

/** The trapdoor: set, planks and a ring flat on the ground; sprung, its lid is up, and eyes look out of the hole. */
export const trapdoor: BuildingArt = {
  tint: 'var(--tint-trapdoor)',
  size: 50,
  art: `${RIM}
    <path d="${SHAFT}" fill="#B9713A" ${ink()}/>
    <path d="M23 27l-3 26M32 27v26M41 27l3 26" fill="none" ${ink(1.6)}/>
    <path d="M12.6 33H51.4M9.6 46.5H54.4" stroke="${INK}" stroke-width="5.4"/>
    <path d="M12.6 33H51.4M9.6 46.5H54.4" stroke="#C0C4C8" stroke-width="2.6"/>
    <ellipse cx="32" cy="40" rx="6" ry="4.6" fill="none" stroke="${INK}" stroke-width="5"/>
    <ellipse cx="32" cy="40" rx="6" ry="4.6" fill="none" stroke="#F2B01E" stroke-width="2.2"/>
    <path d="M17 18h7v7h-7zM40 18h7v7h-7z" fill="#6E6A66" ${ink(1.6)}/>`,
  sprung: `${RIM}
    <path d="${SHAFT}" fill="#120C0A" ${ink()}/>
    <path d="M14 27H50L51.2 32H12.8z" fill="#4A382C"/>
    <path d="M14 27L10 1H54L50 27z" fill="#A9672E" ${ink()}/>
    <path d="M23 27L21 1M32 27V1M41 27L43 1" fill="none" ${ink(1.6)}/>
    <path d="M11.4 9H52.6M13 20H51" stroke="${INK}" stroke-width="5"/>
    <path d="M11.4 9H52.6M13 20H51" stroke="#C0C4C8" stroke-width="2.4"/>
    <circle cx="24.5" cy="42" r="4" fill="#FFD65A"/>
    <circle cx="39.5" cy="42" r="4" fill="#FFD65A"/>
    <path d="M24.5 39.5v5M39.5 39.5v5" stroke="#120C0A" stroke-width="2.2" stroke-linecap="round"/>`,
}
