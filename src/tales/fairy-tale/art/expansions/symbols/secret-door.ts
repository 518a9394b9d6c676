import { INK, ink } from '../../../../../ui/art/svg.ts'
import type { SymbolArt } from '../../symbols/symbol-art.ts'

const MOUND = `<g transform="translate(.6 .2) scale(.78)">
    <path d="M-17 14Q-18-8-3-14Q14-16 17 2L18 14z" fill="#5E8A4A" ${ink()}/>
    <path d="M-13-2q3-6 7-7M9-9q4 3 5 8" fill="none" ${ink(1.8, '#8FB56A')}/>
    <path d="M-8 14V2Q-8-7 1-7T10 2V14z" fill="#B9854A" ${ink()}/>
    <path d="M-2-6V14M4-6.5V14" fill="none" ${ink(1.2)}/>
    <circle cx="1" cy="2.5" r="4.2" fill="#F2B01E" ${ink(1.3)}/>
    <circle cx="1" cy="1.5" r="1.6" fill="${INK}"/>
    <path d="M.2 1.5L-.6 5.5H2.6L1.8 1.5z" fill="${INK}"/></g>`

/** A round door in a mound, with a golden keyhole: all of them lead to each other. */
export const secretDoor: SymbolArt = { sign: () => MOUND }
