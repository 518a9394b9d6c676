import { ink } from '../../../../../ui/art/svg.ts'
import { dieCut } from './die-cut.ts'

/** What a wrecker carries. In a 64-box. */
export const HAMMER = dieCut(`
    <path d="M14 58L42 22" fill="none" ${ink(9.4)}/>
    <path d="M14 58L42 22" fill="none" ${ink(6, '#9A6434')}/>
    <path d="M30 6L60 28L50 42L20 20z" fill="#8C9AA6" ${ink(2.4)}/>
    <path class="i" d="M34 12L54 27" fill="none" ${ink(2.2, '#DDE5EC')}/>`)
