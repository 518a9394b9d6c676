import { ink } from '../../../../ui/art/svg.ts'
import { cheeks, eyes, SKIN, smile } from './face.ts'
import type { HeroArt } from './hero-art.ts'

export const redRidingHood: HeroArt = {
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
}
