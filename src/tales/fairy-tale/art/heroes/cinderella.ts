import { ink } from '../../../../ui/art/svg.ts'
import { cheeks, eyes, smile } from './face.ts'
import type { HeroArt } from './hero-art.ts'

export const cinderella: HeroArt = {
  colour: '#2E86B8',
  bust: `
    <path d="M9 64q3-13 23-13t23 13z" fill="#8CC8EC" ${ink()}/>
    <path d="M22 55q10 8 20 0" fill="#FFF" ${ink(1.6)}/>
    <circle cx="32" cy="11" r="9.5" fill="#F2CB5A" ${ink()}/>
    <path d="M13 40q-4-24 19-25q23 1 19 25q-3 6-8 6H21q-5 0-8-6z" fill="#F2CB5A" ${ink()}/>
    <path d="M19 34q0-12 13-12t13 12q0 15-13 18q-13-3-13-18z" fill="#F9D9B9" ${ink()}/>
    <path d="M19 35q0-13 13-13.5q13 .5 13 13.5q-6-3-8-10q-6 8-18 10z" fill="#F2CB5A" ${ink(1.6)}/>
    ${eyes(26.5, 37.5, 37, '#1F4E7C')}
    ${cheeks(23, 41, 42)}
    ${smile(32, 43.5, 3.2)}
    <path d="M18 22l4-7 4.5 4 5.5-7 5.5 7 4.5-4 4 7q-14-5-28 0z" fill="#CFEFFC" ${ink(1.6)}/>
    <circle cx="32" cy="16.5" r="1.7" fill="#2E86B8"/>`,
}
