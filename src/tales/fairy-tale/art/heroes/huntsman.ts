import { ink } from '../../../../ui/art/svg.ts'
import { cheeks, eyes, SKIN } from './face.ts'
import type { HeroArt } from './hero-art.ts'

export const huntsman: HeroArt = {
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
}
