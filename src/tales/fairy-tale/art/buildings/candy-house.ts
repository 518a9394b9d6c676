import { ink } from '../../../../ui/art/svg.ts'
import type { BuildingArt } from './building-art.ts'

/** The candy house, of gingerbread under pink icing. */
export const candyHouse: BuildingArt = {
  tint: 'var(--tint-candy-house)',
  size: 56,
  art: `
    <path d="M14 58V32h36v26z" fill="#B9713A" ${ink()}/>
    <path d="M8 35L32 9 56 35z" fill="#F6B7C6" ${ink()}/>
    <path d="M8 35q4 6 8 0q4 6 8 0q4 6 8 0q4 6 8 0q4 6 8 0q4 6 8 0" fill="#FFF6EC" ${ink(1.8)}/>
    <path d="M26 58V44q6-7 12 0v14z" fill="#6E2F1C" ${ink(1.8)}/>
    <rect x="17" y="42" width="6.5" height="7" fill="#FFE28A" ${ink(1.5)}/>
    <rect x="40.5" y="42" width="6.5" height="7" fill="#FFE28A" ${ink(1.5)}/>
    <circle cx="32" cy="24" r="4.6" fill="#D7263D" ${ink(1.6)}/>
    <path d="M29 22q3 4 6 0" stroke="#fff" stroke-width="1.4" fill="none"/>
    <path d="M45 22V11h5v16" fill="#FFF6EC" ${ink(1.6)}/>
    <path d="M45 14l5 3M45 19l5 3" stroke="#D7263D" stroke-width="2"/>
    <circle cx="18" cy="31" r="2" fill="#3FA7A0"/>
    <circle cx="46" cy="31" r="2" fill="#F2B01E"/>`,
}
