import { ink } from '../../../../ui/art/svg.ts'
import { eyes, TAN } from './face.ts'
import type { HeroArt } from './hero-art.ts'

export const rumpelstiltskin: HeroArt = {
  colour: '#6A3A9C',
  bust: `
    <path d="M12 64q2-12 20-12t20 12z" fill="#3F6B2E" ${ink()}/>
    <path d="M17 34Q5 33 4 24q9 0 14 5zM47 34q12-1 13-10q-9 0-14 5z" fill="${TAN}" ${ink()}/>
    <path d="M17 28h30v10q-3 11-15 11t-15-11z" fill="${TAN}" ${ink()}/>
    <path d="M17 37q3 3 8 3q7-3 14 0q5 0 8-3q2 13-7 18q-3 6-8 9q-5-3-8-9q-9-5-7-18z" fill="#E9E2D2" ${ink()}/>
    <path d="M27 51q2 5 5 8M37 51q-2 5-5 8" fill="none" ${ink(1.2)}/>
    <path d="M27 45q5 4 10 0" fill="#7A1E1E" ${ink(1.5)}/>
    <path d="M29 33q-2 8 3 8t3-8z" fill="#E08A5A" ${ink(1.6)}/>
    ${eyes(24.5, 39.5, 33)}
    <path d="M20 29l7 2M44 29l-7 2" ${ink(2.4)}/>
    <path d="M13 29Q20 8 40 2q8 0 10 8q-7-2-9 2q6 8 10 17q-19-6-38 0z" fill="#7A3FAE" ${ink()}/>
    <path d="M13 29q19-7 38 0l-1-5q-18-6-35 0z" fill="#F2B01E" ${ink(1.8)}/>`,
}
