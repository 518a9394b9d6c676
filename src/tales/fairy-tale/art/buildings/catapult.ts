import { INK, ink } from '../../../../ui/art/svg.ts'
import type { BuildingArt } from './building-art.ts'

/** The catapult, loaded. */
export const catapult: BuildingArt = {
  tint: 'var(--tint-catapult)',
  size: 54,
  art: `
    <path d="M8 50h48v6H8z" fill="#9A5B26" ${ink()}/>
    <circle cx="16" cy="55" r="6" fill="#7A4A1E" ${ink()}/>
    <circle cx="48" cy="55" r="6" fill="#7A4A1E" ${ink()}/>
    <circle cx="16" cy="55" r="1.6" fill="${INK}"/>
    <circle cx="48" cy="55" r="1.6" fill="${INK}"/>
    <path d="M22 50L34 26l10 24" fill="none" stroke="${INK}" stroke-width="6" stroke-linejoin="round"/>
    <path d="M22 50L34 26l10 24" fill="none" stroke="#B9713A" stroke-width="3" stroke-linejoin="round"/>
    <path d="M50 46L18 13" stroke="${INK}" stroke-width="6.4" stroke-linecap="round"/>
    <path d="M50 46L18 13" stroke="#C9853F" stroke-width="3.2" stroke-linecap="round"/>
    <path d="M9 13q1 10 12 10q3-6-1-11z" fill="#7A4A1E" ${ink()}/>
    <circle cx="14" cy="10" r="6.5" fill="#8C8A86" ${ink()}/>
    <path d="M11 8q2-2.5 4.5-2" stroke="#fff" stroke-width="1.3" fill="none"/>`,
}
