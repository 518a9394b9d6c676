import { INK, ink } from '../../../../ui/art/svg.ts'
import type { MonsterArt } from './monster-art.ts'

export const ogre: MonsterArt = {
  outline:
    'M32 3C45 3 53 8 55 15Q64 12 64 23Q64 32 57 34Q61 53 46 60Q32 65 18 60Q3 53 7 34Q0 32 0 23Q0 12 9 15C11 8 19 3 32 3Z',
  ground: '#D79A16',
  art: `
    <circle cx="7" cy="24" r="6.5" fill="#7E9440" ${ink(2)}/>
    <circle cx="57" cy="24" r="6.5" fill="#7E9440" ${ink(2)}/>
    <circle cx="5" cy="31.5" r="3" fill="none" stroke="#FFD23F" stroke-width="2.2"/>
    <path d="M32 7Q53 7 54 32Q54 57 32 59Q10 57 10 32Q11 7 32 7z" fill="#A5BF4E" ${ink(2.2)}/>
    <path d="M30 8Q24 1 31-2Q36 0 35-3Q42 1 36 8z" fill="${INK}"/>
    <path d="M14 27Q23 20 31 28Q41 20 50 27" fill="none" ${ink(4.6)}/>
    <circle cx="22.5" cy="32" r="3" fill="#FFF3B0" ${ink(1.5)}/>
    <circle cx="41.5" cy="32" r="3" fill="#FFF3B0" ${ink(1.5)}/>
    <circle cx="23" cy="32.5" r="1.4" fill="${INK}"/>
    <circle cx="41" cy="32.5" r="1.4" fill="${INK}"/>
    <ellipse cx="32" cy="38" rx="7" ry="5" fill="#7E9440" ${ink(1.8)}/>
    <circle cx="29.5" cy="39" r="1.3" fill="${INK}"/>
    <circle cx="34.5" cy="39" r="1.3" fill="${INK}"/>
    <path d="M17 48Q32 43 47 48Q44 56 32 56Q20 56 17 48z" fill="#5A1020" ${ink(2)}/>
    <path d="M20 49.5l3.5-10.5 5 9zM44 49.5l-3.5-10.5-5 9z" fill="#FFF6E0" ${ink(1.6)}/>`,
  speck: '<circle cx="32" cy="33" r="21" fill="#A5BF4E"/><path d="M17 45H47V53H17z" fill="#FFF6E0"/>',
}
