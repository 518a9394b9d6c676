import { INK, ink } from '../../../../ui/art/svg.ts'
import type { MonsterArt } from './monster-art.ts'

export const frostGiant: MonsterArt = {
  outline: 'M5 9L17 2l15 3L48 1l12 9 3 15-3 13 2 15-13 9-15-3-15 4L4 56 1 39l4-14z',
  ground: '#16233B',
  art: `
    <path d="M12 24L0 1l19 10zM52 24l12-23-19 10z" fill="#FFF6E0" ${ink(2.2)}/>
    <path d="M11 18q0-8 21-8t21 8v28q0 14-21 14T11 46z" fill="#BFE6FA" ${ink(2.2)}/>
    <path d="M10 25V16q4-10 22-10t22 10v9q-10-4-22-4t-22 4z" fill="#4C86B8" ${ink(2.2)}/>
    <path d="M10 25V20q10-4 22-4t22 4v5q-10-4-22-4t-22 4z" fill="#F2C85A" ${ink(1.6)}/>
    <path d="M32 5v16" ${ink(2.4)}/>
    <path d="M14 30l15 2.5M50 30l-15 2.5" ${ink(4)}/>
    <circle cx="23" cy="35.5" r="3" fill="#fff" ${ink(1.5)}/>
    <circle cx="41" cy="35.5" r="3" fill="#fff" ${ink(1.5)}/>
    <circle cx="23.6" cy="36" r="1.5" fill="${INK}"/>
    <circle cx="40.4" cy="36" r="1.5" fill="${INK}"/>
    <path d="M28 35q-2 7 4 7t4-7" fill="#7FBBDD" ${ink(1.6)}/>
    <path d="M10 41q6-2 10 1.5q12-5 24 0q4-3.5 10-1.5v10l-6 10-5-7-5 11-6-8-6 8-5-11-5 7-6-10z" fill="#FFFFFF" ${ink(2.2)}/>
    <path d="M26 47.5q6-3 12 0" fill="none" ${ink(2.6)}/>`,
  speck: '<path d="M10 12H54V34H10z" fill="#7FC0EA"/><path d="M8 38H56L50 54 32 62 14 54z" fill="#FFFFFF"/>',
}
