import type { SeatName } from '../../../engine/boogyman/index.ts'
import { streamOf } from '../../../ui/art/random.ts'
import { INK, ink, n1, type Point } from '../../../ui/art/svg.ts'
import { punched } from './punched.ts'

/** The Boogyman of one side in a 64-box, feet at y 64, cap or hat above it. */
interface BoogymanArt {
  /** Outline of the cap or hat. */
  outline: string
  /** Fur colors: dark, and highlights. */
  fur: string
  lit: string
  /** Seed of the ragged fur edge. */
  seed: string
  /** SVG text of the cap or hat. */
  hat: string
}

const firBoogyman: BoogymanArt = {
  outline: 'M46-19Q40-22 34-14L18 6L2 22Q0 28 8 27Q32 19 57 27Q64 28 62 22L48 6Q42-8 46-19Z',
  fur: '#1F3A42',
  lit: '#3D626A',
  seed: 'boog-g',
  hat: `
    <path d="M30-2L60 20Q64 27 56 27L51 31L45 25L39 29.5L32 24L25 29.5L19 25L13 31L8 27Q0 28 3 21z" fill="#20462F" ${ink(2.2)}/>
    <path d="M32-12L52 10Q52 15 46 13L41 17L35 12L29 17L23 12Q14 17 14 10z" fill="#2C5B40" ${ink(2.2)}/>
    <path d="M46-19Q38-23 32-12L22-1Q30 3 40-1L44-3Q41-10 46-19z" fill="#3C7350" ${ink(2.2)}/>
    <circle cx="47" cy="-17.5" r="3.2" fill="#F2C84B" ${ink(1.6)}/>
    <path d="M18 18l5-4M27 4l3-4" fill="none" ${ink(2, '#fff')} opacity=".35"/>`,
}

const FRINGE = 'L54 31L49 25.5L43 29L38 22.5L32 27L26 22.5L20 29L15 25.5L10 32L6 28'
const SPOT = '#F2DDB4'

const mushroomBoogyman: BoogymanArt = {
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

export const BOOGYMEN: Record<SeatName, BoogymanArt> = { red: mushroomBoogyman, green: firBoogyman }

/** Direction of the eyes, with a length of at most 1. */
export type Look = readonly [dx: number, dy: number]

const EYE = { left: 21.5, right: 42.5, y: 37, radius: 9.5 }
/** Maximum distance of a pupil from the center of its eye. */
const ROLL = EYE.radius * 0.46
const PAWS = [
  'M-5 62Q-7 48 6 43Q17 48 14 62Q12 66 4 65Q-4 66-5 62z',
  'M69 62Q71 48 58 43Q47 48 50 62Q52 66 60 65Q68 66 69 62z',
]
const POINTS = 22

/** The ragged edge of the fur. */
function furOutline(seed: string): string {
  const r = streamOf(seed)
  const points = Array.from({ length: POINTS }, (_, i): Point => {
    const angle = Math.PI * (0.74 + (i / (POINTS - 1)) * 1.52)
    const reach = i % 2 === 1 ? 27 : 32.5 + r() * 2.5
    return [32 + Math.cos(angle) * reach * 0.97, 37 + Math.sin(angle) * reach * 1.02]
  })
  const shoulders = points.map(([x, y]) => `${n1(x)} ${n1(y)}`).join('L')
  return `M${shoulders}L52 60L47 66L41 61L36 66L32 62L27 66L22 61L16 66L12 60Z`
}

const white = (x: number) => `<circle cx="${x}" cy="${EYE.y}" r="${EYE.radius}" fill="#FFE98A" ${ink(2.2)}/>`

const MOUTH = `
  <path d="M13 48Q22 51 32 51T51 48Q50 60 32 61Q14 60 13 48z" fill="#6E0F1A" ${ink(2)}/>
  <path d="M15.5 49l3 5.5 3-4.4 3.5 5.5 3.5-5 3.5 5.8 3.5-5.8 3.5 5 3.5-5.5 3 4.4 3-5.5Q32 53 15.5 49z" fill="#FFF6E0" ${ink(1.2)}/>
  <path d="M24 60.5l3-4 3 4.5zM34 61l3-4.5 3 4z" fill="#FFF6E0" ${ink(1.1)}/>`

const paw = (mirror: 1 | -1, fur: string) => `
  <g transform="translate(32 0) scale(${mirror} 1) translate(-32 0)">
    <path d="M6 44Q-4 46-4 55Q-3 60 3 59Q12 60 13 53Q13 46 6 44z" fill="${fur}" ${ink(2)}/>
    <path d="M-4 55l-2 6 5-1.5zM1 59l-1 6 5-3.5zM8 58.5l1 6 4-5z" fill="#F4EBD9" ${ink(1.2)}/>
  </g>`

/** The part of a Boogyman behind his pupils. */
export function boogymanBack(side: SeatName, selected = false): string {
  const { outline, fur, lit, seed } = BOOGYMEN[side]
  const edge = furOutline(seed)
  const art = `<path d="${edge}" fill="${fur}" ${ink(2.2)}/>
    <path d="M10 40l-3 6M13 50l-2 5M54 40l3 6M51 50l2 5M24 60l1-4M40 60l-1-4M32 58v-3" fill="none" ${ink(2.4, lit)}/>
    ${white(EYE.left)}${white(EYE.right)}${MOUTH}`
  return punched([edge, outline, ...PAWS], art, { selected, shadow: 32 })
}

/** Both pupils, looking straight ahead. */
export const PUPILS = [EYE.left, EYE.right]
  .map(
    (x) =>
      `<circle cx="${x}" cy="${EYE.y}" r="4.8" fill="${INK}"/><circle cx="${x - 1.4}" cy="${EYE.y - 1.7}" r="1.4" fill="#fff"/>`,
  )
  .join('')

/** Offset of the pupils for a look. */
export const pupilsAt = ([dx, dy]: Look): Point => [dx * ROLL, dy * ROLL]

/** His paws, and the cap or hat above his eyes. */
export function boogymanFront(side: SeatName): string {
  const { fur, hat } = BOOGYMEN[side]
  return paw(1, fur) + paw(-1, fur) + hat
}

/** The whole Boogyman, for still pictures. */
export function boogymanMarkup(side: SeatName, look: Look, selected = false): string {
  const [x, y] = pupilsAt(look)
  return `${boogymanBack(side, selected)}<g transform="translate(${n1(x)} ${n1(y)})">${PUPILS}</g>${boogymanFront(side)}`
}
