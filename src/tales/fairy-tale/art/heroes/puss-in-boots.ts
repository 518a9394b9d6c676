import { INK, ink } from '../../../../ui/art/svg.ts'
import type { HeroArt } from './hero-art.ts'

export const pussInBoots: HeroArt = {
  colour: '#1F4E9C',
  bust: `
    <path d="M12 64q2-13 20-13t20 13z" fill="#1F3F7A" ${ink()}/>
    <path d="M15 29l-3-15 13 7zM49 29l3-15-13 7z" fill="#E8923A" ${ink()}/>
    <path d="M14 36q0-15 18-15t18 15q0 17-18 19q-18-2-18-19z" fill="#F0A04B" ${ink()}/>
    <path d="M20 44q4-6 12-2q8-4 12 2q-2 10-12 10.5q-10-.5-12-10.5z" fill="#FFF3DC" ${ink(1.6)}/>
    <ellipse cx="24" cy="35" rx="3.6" ry="4.2" fill="#D9F06A" ${ink(1.5)}/>
    <ellipse cx="40" cy="35" rx="3.6" ry="4.2" fill="#D9F06A" ${ink(1.5)}/>
    <ellipse cx="24.3" cy="35.5" rx="1.3" ry="3" fill="${INK}"/>
    <ellipse cx="39.7" cy="35.5" rx="1.3" ry="3" fill="${INK}"/>
    <path d="M29.5 41.5h5l-2.5 3z" fill="#C8443A" ${ink(1.3)}/>
    <path d="M32 44.5v2.5q-3 2.5-5 .5M32 47q3 2.5 5 .5" fill="none" ${ink(1.5)}/>
    <path d="M19 45l-10-2M19 48l-9 2M45 45l10-2M45 48l9 2" ${ink(1.2)}/>
    <path d="M3 25q6-9 29-9t29 9q-6 5-29 5t-29-5z" fill="#1F3F7A" ${ink()}/>
    <path d="M17 21q0-14 14-15q15 0 16 15q-15-5-30 0z" fill="#2C5AAE" ${ink()}/>
    <path d="M17 21q15-5 30 0" fill="none" stroke="#F2B01E" stroke-width="3"/>
    <path d="M42 19q16-2 18-16q-14-3-20 8z" fill="#FFF3DC" ${ink(1.6)}/>
    <path d="M43 17q9-4 14-11" fill="none" ${ink(1.1)}/>`,
}
