import { INK, ink, star } from '../../../../ui/art/svg.ts'
import type { MonsterArt } from './monster-art.ts'

export const bigBadWolf: MonsterArt = {
  outline: star(32, 33, 10, 31, 26),
  ground: '#8E1B22',
  art: `
    <path d="M13 24L9 2l16 11zM51 24L55 2 39 13z" fill="#4A4259" ${ink(2)}/>
    <path d="M15 19L13 8l8 6zM49 19l2-11-8 6z" fill="#C96A6A"/>
    <path d="M32 10q12 0 18 9q6 5 8 14l-6-1 3 8-7-2q-4 12-16 20q-12-8-16-20l-7 2 3-8-6 1q2-9 8-14q6-9 18-9z" fill="#6C6282" ${ink(2.2)}/>
    <path d="M32 28q6 4 9 12q-1 12-9 17q-8-5-9-17q3-8 9-12z" fill="#C4BAD0" ${ink(1.7)}/>
    <path d="M17 25l10 5q0 6-5 5.5q-5-1-5-10.5zM47 25l-10 5q0 6 5 5.5q5-1 5-10.5z" fill="#FFD23F" ${ink(1.8)}/>
    <circle cx="23" cy="31" r="1.9" fill="${INK}"/>
    <circle cx="41" cy="31" r="1.9" fill="${INK}"/>
    <path d="M27.5 37h9l-4.5 5.5z" fill="${INK}"/>
    <path d="M24.5 44q7.5 5 15 0q-1 8-7.5 11.5q-6.5-3.5-7.5-11.5z" fill="#7A1018" ${ink(1.5)}/>
    <path d="M26 45.5l2 5 2.2-3.6zM38 45.5l-2 5-2.2-3.6z" fill="#fff"/>`,
  speck:
    '<path d="M12 8L28 22H36L52 8V36L32 60 12 36z" fill="#8C82A4"/><path d="M20 36L32 32 44 36 32 58z" fill="#F1ECF6"/>',
}
