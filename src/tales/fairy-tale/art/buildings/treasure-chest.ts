import { INK, ink } from '../../../../ui/art/svg.ts'
import type { BuildingArt } from './building-art.ts'

/** The treasure chest, shut, with a few coins before it. */
export const treasureChest: BuildingArt = {
  tint: 'var(--tint-treasure-chest)',
  size: 50,
  art: `
    <path d="M9 34h46v20H9z" fill="#9A5B26" ${ink()}/>
    <path d="M9 34q0-17 12-18h22q12 1 12 18z" fill="#B9713A" ${ink()}/>
    <path d="M17 16v38M47 16v38" stroke="${INK}" stroke-width="5"/>
    <path d="M17 17v36M47 17v36" stroke="#F2B01E" stroke-width="2.4"/>
    <path d="M9 34h46" ${ink()}/>
    <rect x="27" y="30" width="10" height="12" rx="2" fill="#F2B01E" ${ink()}/>
    <path d="M32 34v4" ${ink(2.4)}/>
    <circle cx="12" cy="57" r="3.6" fill="#FFD65A" ${ink(1.5)}/>
    <circle cx="20" cy="58.5" r="3.6" fill="#FFD65A" ${ink(1.5)}/>
    <circle cx="52" cy="57.5" r="3.6" fill="#FFD65A" ${ink(1.5)}/>`,
}
