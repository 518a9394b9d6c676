import { INK, ink } from '../../../../ui/art/svg.ts'
import type { MonsterArt } from './monster-art.ts'

export const troll: MonsterArt = {
  outline: 'M32-1L43 12L62 55Q63 63 54 63H10Q1 63 2 55L21 12Z',
  ground: '#4A2A78',
  art: `
    <path d="M18 40L1 36Q6 49 19 49zM46 40L63 36Q58 49 45 49z" fill="#5E9A8B" ${ink(2)}/>
    <path d="M32 15Q45 17 49 42Q51 60 32 61Q13 60 15 42Q19 17 32 15z" fill="#86C2AE" ${ink(2.2)}/>
    <path d="M23 23Q19 10 28 3Q28 10 32-3Q36 10 41 4Q39 10 42 23Q32 17 23 23z" fill="#F0832A" ${ink(2)}/>
    <path d="M20 31l9 2M44 31l-9 2" ${ink(3.4)}/>
    <circle cx="24.5" cy="36.5" r="3.2" fill="#FFE25A" ${ink(1.5)}/>
    <circle cx="39.5" cy="36.5" r="3.2" fill="#FFE25A" ${ink(1.5)}/>
    <circle cx="25" cy="37" r="1.4" fill="${INK}"/>
    <circle cx="39" cy="37" r="1.4" fill="${INK}"/>
    <path d="M28.5 35Q24 50 32 50.5Q40 50 35.5 35z" fill="#C4E4D6" ${ink(1.9)}/>
    <circle cx="29.8" cy="47" r="1" fill="${INK}"/>
    <circle cx="34.2" cy="47" r="1" fill="${INK}"/>
    <path d="M20 53Q32 59 44 53" fill="none" ${ink(2.2)}/>
    <path d="M24 54.5l2-5 2.5 6.3zM40 54.5l-2-5-2.5 6.3z" fill="#fff" ${ink(1.2)}/>`,
  speck: '<path d="M32 4L44 30H20z" fill="#F0832A"/><path d="M16 32H48L44 58H20z" fill="#8FD0BA"/>',
}
