import { ink } from '../../../../../ui/art/svg.ts'
import { dieCut } from './die-cut.ts'

/** The cake from grandmother’s cottage. In a 64-box. */
export const CAKE = dieCut(`
    <ellipse cx="32" cy="56" rx="26" ry="6" fill="#FFF8E6" ${ink()}/>
    <path d="M10 54V34H54V54Q32 62 10 54z" fill="#C98A45" ${ink()}/>
    <path d="M10 46Q32 54 54 46V40Q32 48 10 40z" fill="#FFF3DC" ${ink(1.5)}/>
    <path d="M8 34Q8 24 32 24T56 34Q54 42 50 37Q46 44 42 38Q38 46 33 39Q28 46 24 38Q19 43 15 37Q9 41 8 34z" fill="#F6B7C6" ${ink()}/>
    <circle cx="32" cy="20" r="6" fill="#D7263D" ${ink()}/>
    <path class="i" d="M33 15q2-7 8-8" fill="none" ${ink()}/>`)
