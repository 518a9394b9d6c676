import { ink } from '../../../../../ui/art/svg.ts'
import type { BuildingArt } from '../../buildings/building-art.ts'

/** The bell tower, its bell ringing. */
export const bellTower: BuildingArt = {
  tint: 'light-dark(#bcd8e4, #33506a)',
  size: 52,
  art: `
    <path d="M18 60V18H46V60z" fill="#E9DFC8" ${ink(2.2)}/>
    <path d="M12 20L32-14L52 20z" fill="#4C86B8" ${ink(2.2)}/>
    <path d="M32-14V-20M29-18H35" fill="none" ${ink(3.8)}/>
    <path d="M32-14V-20M29-18H35" fill="none" ${ink(1.8, '#F2B01E')}/>
    <path d="M23 44V28Q23 20 32 20T41 28V44z" fill="#3A2418" ${ink(1.8)}/>
    <path d="M25 40Q27 38 27 32Q27 26 32 26T37 32Q37 38 39 40z" fill="#F2B01E" ${ink(1.8)}/>
    <circle cx="32" cy="42.5" r="2.4" fill="#8A5A10" ${ink(1.3)}/>
    <path d="M15 46H49V50H15z" fill="#CFC0A0" ${ink(1.6)}/>
    <path d="M28 60V54q4-5 8 0V60z" fill="#5A4230" ${ink(1.6)}/>
    <path d="M10 28q-4 5 0 11M54 28q4 5 0 11M5 24q-6 9 0 19M59 24q6 9 0 19" fill="none" ${ink(2.2)}/>`,
}
