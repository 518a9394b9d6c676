import { ink } from '../../../../ui/art/svg.ts'
import type { BoogymanArt } from './boogyman-art.ts'

const FRINGE = 'L54 31L49 25.5L43 29L38 22.5L32 27L26 22.5L20 29L15 25.5L10 32L6 28'
const SPOT = '#F2DDB4'

export const mushroomBoogyman: BoogymanArt = {
  outline: 'M-3 22Q0-9 32-11T67 21Q67 29 58 27Q32 16 6 28Q-4 29-3 22Z',
  fur: '#3D2644',
  lit: '#5E3F66',
  seed: 'boog-r',
  hat: `
    <path d="M-3 22Q0-9 32-11T67 21Q67 29 58 27${FRINGE}Q-4 29-3 22z" fill="#8E1B2A" ${ink(2.2)}/>
    <path d="M-2 23Q32 8 66 22Q66 28 58 27${FRINGE}Q-2 28-2 23z" fill="#6E1220" ${ink(1.4)}/>
    <ellipse cx="33" cy="-3" rx="7" ry="5" fill="${SPOT}" ${ink(1.5)}/>
    <ellipse cx="14" cy="7" rx="5" ry="5.6" transform="rotate(30 14 7)" fill="${SPOT}" ${ink(1.5)}/>
    <ellipse cx="52" cy="6" rx="5" ry="5.4" transform="rotate(-30 52 6)" fill="${SPOT}" ${ink(1.5)}/>
    <circle cx="4" cy="18" r="2.4" fill="${SPOT}"/>
    <circle cx="60" cy="17" r="2.4" fill="${SPOT}"/>`,
}
