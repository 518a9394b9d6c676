import { ink } from '../../../../ui/art/svg.ts'
import type { BoogymanArt } from './boogyman-art.ts'

export const firBoogyman: BoogymanArt = {
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
