import { INK, ink } from '../../../../ui/art/svg.ts'
import { cheeks, eyes, SKIN } from './face.ts'
import type { HeroArt } from './hero-art.ts'

export const piedPiper: HeroArt = {
  colour: '#B8860B',
  bust: `
    <path d="M9 64q2-14 23-14v14z" fill="#C8322D" ${ink()}/>
    <path d="M55 64q-2-14-23-14v14z" fill="#F2B01E" ${ink()}/>
    <path d="M18 30h28v9q-2 14-14 15q-12-1-14-15z" fill="${SKIN}" ${ink()}/>
    <path d="M18 30q-3 8 1 14l3-9zM46 30q3 8-1 14l-3-9z" fill="#4A2A16" ${ink(1.6)}/>
    ${eyes(26, 38, 35)}
    ${cheeks(23, 41, 40)}
    <path d="M10 29q9-7 22-7v8q-14 2-22-1z" fill="#F2B01E" ${ink()}/>
    <path d="M54 29q-9-7-22-7v8q14 2 22-1z" fill="#C8322D" ${ink()}/>
    <path d="M16 24L32 3v20q-8-1-16 1z" fill="#C8322D" ${ink()}/>
    <path d="M48 24Q46 12 32 3v20q8-1 16 1z" fill="#F2B01E" ${ink()}/>
    <path d="M16 20Q4 15 4 3q12 3 16 12z" fill="#3F8A6A" ${ink(1.6)}/>
    <path d="M30 46L56 57" stroke="${INK}" stroke-width="7" stroke-linecap="round"/>
    <path d="M30 46L56 57" stroke="#C98A45" stroke-width="3.8" stroke-linecap="round"/>
    <circle cx="40" cy="50.2" r="1.2" fill="${INK}"/>
    <circle cx="45" cy="52.3" r="1.2" fill="${INK}"/>
    <circle cx="50" cy="54.4" r="1.2" fill="${INK}"/>`,
}
