import { INK, ink } from '../../../../../ui/art/svg.ts'
import type { BuildingArt } from '../../buildings/building-art.ts'

/** The Wizard, his hat full of stars. */
export const wizard: BuildingArt = {
  tint: 'light-dark(#c0c8ea, #34407a)',
  size: 53,
  art: `
    <path d="M8 62Q10 40 32 40T56 62z" fill="#2C3A7A" ${ink(2.2)}/>
    <path d="M16 53L16.76 54.95L18.85 55.07L17.24 56.4L17.76 58.43L16 57.3L14.24 58.43L14.76 56.4L13.15 55.07L15.24 54.95Z" fill="#FFE28A"/>
    <path d="M48 54L48.76 55.95L50.85 56.07L49.24 57.4L49.76 59.43L48 58.3L46.24 59.43L46.76 57.4L45.15 56.07L47.24 55.95Z" fill="#FFE28A"/>
    <path d="M18 24h28v10q-2 10-14 11q-12-1-14-11z" fill="#F3C9A0" ${ink()}/>
    <path d="M17 32Q22 34 26 32Q32 30 38 32Q42 34 47 32Q50 52 32 62Q14 52 17 32z" fill="#F4F4F4" ${ink()}/>
    <path d="M26 44q1 7 4 11M38 44q-1 7-4 11" fill="none" ${ink(1.4, '#9AA0AE')}/>
    <path d="M27 37q5-2.5 10 0q-2 3-5 3t-5-3z" fill="#7A1E2E" ${ink(1.3)}/>
    <circle cx="26" cy="28" r="2" fill="${INK}"/>
    <circle cx="38" cy="28" r="2" fill="${INK}"/>
    <path d="M21.5 25q4-2.5 7 .5M42.5 25q-4-2.5-7 .5" fill="none" ${ink(2.2, '#C9CCD4')}/>
    <path d="M4 25Q18 14 32 14T60 25Q46 29 32 28T4 25z" fill="#22306A" ${ink()}/>
    <path d="M14 20Q20-4 38-22Q36-10 44-8Q40-2 50 20Q32 12 14 20z" fill="#2C3A7A" ${ink()}/>
    <path d="M31 2.5L32.35 6.14L36.23 6.3L33.19 8.71L34.23 12.45L31 10.3L27.77 12.45L28.81 8.71L25.77 6.3L29.65 6.14Z" fill="#FFE28A"/>
    <path d="M37 -9L37.76 -7.05L39.85 -6.93L38.24 -5.6L38.76 -3.57L37 -4.7L35.24 -3.57L35.76 -5.6L34.15 -6.93L36.24 -7.05Z" fill="#FFE28A"/>
    <path d="M13.5 20.5Q32 12 50.5 20.5L51 17Q32 8 15 17z" fill="#F2B01E" ${ink(1.5)}/>
    <path d="M58 62V18" fill="none" ${ink(5.8)}/>
    <path d="M58 62V18" fill="none" ${ink(3, '#9A6434')}/>
    <path d="M58 3L60.23 8.93L66.56 9.22L61.61 13.17L63.29 19.28L58 15.8L52.71 19.28L54.39 13.17L49.44 9.22L55.77 8.93Z" fill="#FFE28A" ${ink(1.8)}/>`,
}
