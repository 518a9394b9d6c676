import { ink } from '../../../../ui/art/svg.ts'
import type { BuildingArt } from './building-art.ts'

/** The dark diamond, standing in broken rock. */
export const diamond: BuildingArt = {
  tint: 'var(--tint-diamond)',
  size: 54,
  art: `
    <path d="M6 50l8-6 5 5 13-2 12 3 6-6 8 6-4 8H11z" fill="#2B2036" ${ink()}/>
    <path d="M12 53l5-3 3 4M44 54l5-4 4 3" fill="none" stroke="#5A4A72" stroke-width="1.6" stroke-linecap="round"/>
    <path d="M32 4L50 24 32 56 14 24z" fill="#4B2A86" ${ink(2.4)}/>
    <path d="M32 4L14 24h10z" fill="#5F3AA6"/>
    <path d="M32 4L24 24 32 56 40 24z" fill="#8659DA"/>
    <path d="M32 56L40 24h10z" fill="#371C69"/>
    <path d="M14 24h36M32 4L24 24l8 32 8-32z" fill="none" stroke="#D9C4FF" stroke-width="1.5" stroke-linejoin="round"/>
    <path d="M32 4L50 24 32 56 14 24z" fill="none" ${ink(2.4)}/>
    <path d="M27 12.5l-6.5 7.5" stroke="#fff" stroke-width="2.2" stroke-linecap="round"/>
    <path d="M46 6l1.2 3.3 3.3 1.2-3.3 1.2L46 15l-1.2-3.3-3.3-1.2 3.3-1.2z" fill="#F3EAFF" ${ink(1)}/>`,
}
