import { ink, star } from '../../../../ui/art/svg.ts'
import type { MonsterArt } from './monster-art.ts'

export const iceWitch: MonsterArt = {
  outline: star(32, 33, 6, 32, 23.5),
  ground: '#0F5F9A',
  art: `
    <path d="M13 34q-3 16 3 24l5-5 4 7 7-5 7 5 4-7 5 5q6-8 3-24z" fill="#EAF6FC" ${ink(1.8)}/>
    <path d="M18 34h28q1 10-4 15q-4 6-10 10q-6-4-10-10q-5-5-4-15z" fill="#A9DDF2" ${ink(2)}/>
    <path d="M21.5 38l7 2.2M42.5 38l-7 2.2" ${ink(2.6)}/>
    <circle cx="26" cy="42" r="2" fill="#C01F2E"/>
    <circle cx="38" cy="42" r="2" fill="#C01F2E"/>
    <path d="M31 41q-4 7 1.5 7.5" fill="none" ${ink(1.7)}/>
    <path d="M27 52q5-3 10 0" fill="none" ${ink(1.9)}/>
    <path d="M3 35q12-8 29-8t29 8q-12 4-29 4t-29-4z" fill="#142E5E" ${ink(2)}/>
    <path d="M15 31Q22 14 38 1q6 4 11 2q-5 5-6 10q4 9 6 18q-17-6-34 0z" fill="#1E4488" ${ink(2)}/>
    <path d="M15 31q17-7 34 0l-1.5-5q-15-5-30 0z" fill="#7FD3F5" ${ink(1.6)}/>
    <path d="M32 10v10M27.7 12.5l8.6 5M36.3 12.5l-8.6 5" stroke="#DFF5FF" stroke-width="1.8" stroke-linecap="round"/>`,
  speck: '<path d="M14 38H50L32 2z" fill="#16244F"/><path d="M18 40H46L32 62z" fill="#D9F2FC"/>',
}
