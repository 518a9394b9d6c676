import { INK, ink } from '../../../../ui/art/svg.ts'
import type { HeroArt } from './hero-art.ts'

export const beast: HeroArt = {
  colour: '#7A4A1E',
  bust: `
    <path d="M8 64q2-14 24-14t24 14z" fill="#2A4A8C" ${ink()}/>
    <path d="M10 20Q1 14 5 3q3 8 13 10zM54 20q9-6 5-17q-3 8-13 10z" fill="#F0E3C4" ${ink()}/>
    <path d="M32 7q10-2 15 5q8 4 7 13q4 8-1 15q-1 9-9 11q-5 6-12 4q-7 2-12-4q-8-2-9-11q-5-7-1-15q-1-9 7-13q5-7 15-5z" fill="#5A3418" ${ink()}/>
    <path d="M18 32q0-13 14-13t14 13q2 8-3 14q-4 6-11 6t-11-6q-5-6-3-14z" fill="#9A6434" ${ink()}/>
    <path d="M24 42q8-6 16 0q3 6-1 9q-7 3-14 0q-4-3-1-9z" fill="#C99560" ${ink(1.6)}/>
    <path d="M28.5 39h7l-3.5 4z" fill="${INK}"/>
    <path d="M25 47q7 3 14 0" fill="none" ${ink(1.6)}/>
    <path d="M27 48l1.5-5 2 5.3zM37 48l-1.5-5-2 5.3z" fill="#fff" ${ink(1.1)}/>
    <circle cx="25.5" cy="33" r="3" fill="#fff" ${ink(1.3)}/>
    <circle cx="38.5" cy="33" r="3" fill="#fff" ${ink(1.3)}/>
    <circle cx="25.8" cy="33.3" r="1.7" fill="#2A6AAE"/>
    <circle cx="38.2" cy="33.3" r="1.7" fill="#2A6AAE"/>
    <path d="M21 28.5l8 1.5M43 28.5l-8 1.5" ${ink(2.6)}/>`,
}
