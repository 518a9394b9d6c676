import { ink } from '../../../../../ui/art/svg.ts'
import type { BuildingArt } from '../../buildings/building-art.ts'

/** The chute: a hole in the ground, and the slide that leads out of it; sprung, its lid is shut and the planks lie about. */
export const chute: BuildingArt = {
  tint: 'light-dark(#c3b48c, #4a443a)',
  size: 53,
  art: `
    <ellipse cx="20" cy="16" rx="22" ry="13" fill="#7A6A58" ${ink(2.2)}/>
    <ellipse cx="20" cy="16" rx="16" ry="8.5" fill="#120C0A" ${ink(1.6)}/>
    <path d="M20 18Q22 38 38 44T58 62" fill="none" ${ink(29.4)}/>
    <path d="M20 18Q22 38 38 44T58 62" fill="none" ${ink(25, '#8A5A30')}/>
    <path d="M20 18Q22 38 38 44T58 62" fill="none" ${ink(17.4)}/>
    <path d="M20 18Q22 38 38 44T58 62" fill="none" ${ink(15, '#D9A560')}/>
    <path d="M4 16Q4 8 20 8T36 16Q34 6 20 5.5T4 16z" fill="#A9987E" ${ink(1.4)}/>
    <path d="M14 26L26 23M20 36L31 30M31 45L38 37M42 52L50 45" fill="none" ${ink(1.5, '#8A5A24')}/>
    <path d="M60 52L63 72L44 66z" fill="#B0172B" ${ink()}/>`,
  sprung: `
    <ellipse cx="20" cy="16" rx="22" ry="13" fill="#7A6A58" ${ink(2.2)}/>
    <ellipse cx="20" cy="16" rx="16" ry="8.5" fill="#A9672E" ${ink(1.6)}/>
    <path d="M8 13L30 22M14 9L34 17" fill="none" ${ink(1.5)}/>
    <path d="M14 34L34 30L37 40L17 44z" fill="#D9A560" ${ink(1.8)}/>
    <path d="M36 46L56 50L53 60L34 56z" fill="#8A5A30" ${ink(1.8)}/>
    <path d="M12 50L26 52L25 60L11 58z" fill="#B9854A" ${ink(1.8)}/>
    <path d="M18 39l16-3M38 52l15 3M14 54l10 1.5" fill="none" ${ink(1.4)}/>`,
}
