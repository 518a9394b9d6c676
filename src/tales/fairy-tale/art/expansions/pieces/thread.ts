import { ink } from '../../../../../ui/art/svg.ts'
import { dieCut } from './die-cut.ts'

/** The gold thread from the spinning room. In a 64-box. */
export const THREAD = dieCut(`
    <path d="M14 6H50V15H14zM14 50H50V59H14z" fill="#9A6434" ${ink(2.2)}/>
    <path d="M18 15H46V50H18z" fill="#F2B01E" ${ink(2.2)}/>
    <path class="i" d="M18 22L46 18M18 30L46 26M18 38L46 34M18 46L46 42" fill="none" ${ink(2, '#A87408')}/>
    <path d="M46 44Q60 46 58 58" fill="none" ${ink(4.4)}/>
    <path d="M46 44Q60 46 58 58" fill="none" ${ink(2, '#F2B01E')}/>`)
