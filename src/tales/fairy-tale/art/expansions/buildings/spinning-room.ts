import { ink } from '../../../../../ui/art/svg.ts'
import type { BuildingArt } from '../../buildings/building-art.ts'
import { served } from './served.ts'

const HOUSE = `
    <path d="M10 60V20H54V60z" fill="#DCD2EE" ${ink(2.2)}/>
    <path d="M4 23L32-8L60 23z" fill="#5B3A9C" ${ink(2.2)}/>
    <path d="M18 16h28M25 8h14" fill="none" ${ink(1.5, '#3A2066')}/>
    <path d="M18 60V44Q18 26 32 26T46 44V60z" fill="#3A2418" ${ink(1.8)}/>
    <circle cx="32" cy="42" r="11" fill="none" ${ink(5.2)}/>
    <circle cx="32" cy="42" r="11" fill="none" ${ink(2.4, '#F2B01E')}/>
    <path d="M32 31V53M21 42H43M24 34l16 16M40 34L24 50" fill="none" ${ink(2, '#F2B01E')}/>
    <circle cx="32" cy="42" r="2.6" fill="#FFE9A0" ${ink(1.3)}/>
    <path d="M24 59L32 52L40 59" fill="none" ${ink(4.6)}/>
    <path d="M24 59L32 52L40 59" fill="none" ${ink(2.4, '#C98A45')}/>
    <path d="M43 42Q58 46 62 58" fill="none" ${ink(1.8, '#F2B01E')}/>`

/** The spinning room: a wheel of gold under a pointed roof. Served, it bears a tick. */
export const spinningRoom: BuildingArt = {
  tint: 'light-dark(#d2c6e6, #463f70)',
  size: 51,
  art: HOUSE,
  sprung: served(HOUSE),
}
