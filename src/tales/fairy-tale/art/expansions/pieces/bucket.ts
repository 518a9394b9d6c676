import { ink } from '../../../../../ui/art/svg.ts'
import { dieCut } from './die-cut.ts'

/** A bucket full of water. In a 64-box. */
export const BUCKET = dieCut(`
    <path d="M10 22H54L49 58H15z" fill="#C98A45" ${ink(2.4)}/>
    <path class="i" d="M12 34H52M14 46H50M24 24l2 33M40 24l-2 33" fill="none" ${ink(1.8)}/>
    <ellipse cx="32" cy="22" rx="22" ry="6.5" fill="#5FA8D6" ${ink(2.2)}/>
    <path class="i" d="M20 21q4-2 8 0t8 0t8 0" fill="none" ${ink(2, '#FFFFFF')}/>
    <path d="M10 22Q12-6 32-6T54 22" fill="none" ${ink(5.6)}/>
    <path d="M10 22Q12-6 32-6T54 22" fill="none" ${ink(2.8, '#8C9AA6')}/>`)
