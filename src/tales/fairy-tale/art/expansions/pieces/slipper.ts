import { ink } from '../../../../../ui/art/svg.ts'
import { dieCut } from './die-cut.ts'

/** The slipper from the ballroom. In a 64-box. */
export const SLIPPER = dieCut(`
    <path d="M4 34Q2 20 12 16Q18 34 34 40Q58 42 62 52Q60 58 50 58H34Q22 56 16 44L14 60H7z" fill="#CFEFFC" ${ink(2.4)}/>
    <path d="M12 16Q18 34 34 40Q30 30 24 26Q20 20 12 16z" fill="#8CC8EC" ${ink(1.6)}/>
    <path class="i" d="M40 46q8 1 13 5M9 26q1 8 5 14" fill="none" ${ink(2, '#FFFFFF')}/>
    <path d="M38 5L40.12 11.88L47 14L40.12 16.12L38 23L35.88 16.12L29 14L35.88 11.88Z" fill="#FFE28A" ${ink(1.6)}/>
    <path d="M54 21L55.27 24.73L59 26L55.27 27.27L54 31L52.73 27.27L49 26L52.73 24.73Z" fill="#FFE28A" ${ink(1.3)}/>`)
