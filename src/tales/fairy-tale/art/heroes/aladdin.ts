import { ink } from '../../../../ui/art/svg.ts'
import { eyes, smile, TAN } from './face.ts'
import type { HeroArt } from './hero-art.ts'

export const aladdin: HeroArt = {
  colour: '#0F7A6E',
  bust: `
    <path d="M9 64q2-13 23-13t23 13z" fill="#6A3A9C" ${ink()}/>
    <path d="M26 52l6 8 6-8" fill="${TAN}" ${ink(1.6)}/>
    <path d="M18 29h28v9q-2 14-14 15q-12-1-14-15z" fill="${TAN}" ${ink()}/>
    <path d="M18 28q-2 8 1 12l3-7q10-2 20 0l3 7q3-4 1-12z" fill="#1E1411" ${ink(1.4)}/>
    ${eyes(26.5, 37.5, 38)}
    <path d="M23 34l6-.5M41 34l-6-.5" ${ink(1.8)}/>
    ${smile(32, 45, 4.2)}
    <path d="M12 29Q7 16 20 10q12-7 24 0q13 6 8 19q-20-8-40 0z" fill="#FBF6EA" ${ink()}/>
    <path d="M14 26q12-12 34-14M13 20q10-7 20-12M30 9q14 4 21 15" fill="none" ${ink(1.4)}/>
    <path d="M32 12q-6-6 0-12q6 6 0 12z" fill="#3FB0A0" ${ink(1.6)}/>
    <circle cx="32" cy="15" r="4.2" fill="#D7263D" ${ink(1.6)}/>`,
}
