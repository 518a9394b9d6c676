import { INK, ink } from '../../../../../ui/art/svg.ts'
import type { BuildingArt } from '../../buildings/building-art.ts'
import { served } from './served.ts'

const HOUSE = `
    <path d="M4 60V32H60V60z" fill="#FBE4EC" ${ink(2.2)}/>
    <path d="M10 34Q10 6 32 4Q54 6 54 34z" fill="#E59AB4" ${ink(2.2)}/>
    <path d="M21 30Q21 14 30 8M43 30Q43 14 34 8" fill="none" ${ink(1.6, '#A84A72')}/>
    <path d="M32 4V-8" fill="none" ${ink(2.4)}/>
    <circle cx="32" cy="-8" r="3.4" fill="#F2B01E" ${ink(1.6)}/>
    <path d="M2 32H62V38H2z" fill="#F2CB5A" ${ink(1.8)}/>
    <path d="M10 60V48q4-6 8 0V60zM46 60V48q4-6 8 0V60z" fill="#8CC8EC" ${ink(1.6)}/>
    <path d="M24 60V48Q24 40 32 40T40 48V60z" fill="#7A2E5A" ${ink(1.8)}/>
    <path d="M28 20v7M28 20l7-2v7" fill="none" ${ink(2.2)}/>
    <circle cx="26.5" cy="27.5" r="2" fill="${INK}" ${ink(0.6)}/>
    <circle cx="33.5" cy="25.5" r="2" fill="${INK}" ${ink(0.6)}/>`

/** The ballroom: a rose dome, and a note over its door. Served, it bears a tick. */
export const ballroom: BuildingArt = {
  tint: 'light-dark(#f0c8d8, #5e3c56)',
  size: 54,
  art: HOUSE,
  sprung: served(HOUSE),
}
