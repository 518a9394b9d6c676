import { ink } from '../../../../ui/art/svg.ts'
import { type Eyes, eyesMarkup, type FolkArt, type Pigments } from './folk-art.ts'

const LOW = 'M32 6.5L60.5 33Q54 38.5 47.5 34Q40 40 32 35.5Q24 40 16.5 34Q10 38.5 3.5 33z'
const MIDDLE = 'M32-4.5L52 20Q46 24.5 41 20.5Q36.5 25.5 32 22Q27.5 25.5 23 20.5Q18 24.5 12 20z'
const HIGH = 'M32-12.5L44.5 6.5Q38.5 11 32 8Q25.5 11 19.5 6.5z'

function hat({ line, cap: [low, middle, high], spot }: Pigments): string {
  return `<path d="${LOW}" fill="${low}" ${ink(2.2, line)}/>
    <path d="${MIDDLE}" fill="${middle}" ${ink(2.2, line)}/>
    <path d="${HIGH}" fill="${high}" ${ink(2.2, line)}/>
    <path d="M14 29.5l5-4.5M22.5 16.5l4-4M27.5 2.5l2.5-4" fill="none" ${ink(2, '#fff')} opacity=".42"/>
    <path d="M27 30.5q2 2.5 4.5 1M40 29q2 2 4.5.5M34 16q2 2 4 .6" fill="none" ${ink(1.2, line)}/>
    <circle cx="32" cy="-12" r="3" fill="${spot}" ${ink(1.5, line)}/>`
}

function body(pigments: Pigments, eyes: Eyes): string {
  const { line, face, under, cheek, coat, boot } = pigments
  return `
    <path d="M20 66q-4-1-3-5h12v5zM44 66q4-1 3-5H35v5z" fill="${boot}" ${ink(1.7, line)}/>
    <path d="M18 44Q14 58 17 62Q32 65 47 62Q50 58 46 44z" fill="${coat}" ${ink(2, line)}/>
    <path d="M17 46q-5 5-3.5 10M47 46q5 5 3.5 10" fill="none" ${ink(2.4, line)}/>
    <path d="M18 34H46V47Q44 56 32 56T18 47z" fill="${face}" ${ink(1.8, line)}/>
    <path d="M18.5 46.5Q22 51 26.5 49Q32 46.5 37.5 49Q42 51 45.5 46.5Q47 58 39 60.5Q36 64.5 32 64.5T25 60.5Q17 58 18.5 46.5z" fill="${under}" ${ink(1.8, line)}/>
    <path d="M27 57q1.5 3 3.5 5M37 57q-1.5 3-3.5 5" fill="none" ${ink(1.2, line)}/>
    <path d="M29 53.5q3 2 6 0" fill="none" ${ink(1.8, face)}/>
    <path d="M30 46.5q-1 4 2 4t2-4" fill="${cheek}" ${ink(1.4, line)}/>
    ${eyesMarkup(6.5, 42.5, line, eyes)}
    ${hat(pigments)}`
}

/** Fir folk: a tall hat in three tiers with a bell on its tip, and a beard of bark. */
export const fir: FolkArt = {
  outline: 'M32-14L46 6L53 20L62 34Q57 41 50 40L49 60Q47 65 42 65H22Q17 65 15 60L14 40Q7 41 2 34L11 20L18 6Z',
  silhouette: 'M32-6L62 42H49L48 62H16L15 42H2Z',
  pigments: {
    line: '#2C1C12',
    cap: ['#2A5E3C', '#3B7A4C', '#5A9C62'],
    spot: '#F2C84B',
    face: '#EDBE8A',
    under: '#8A5226',
    cheek: '#D9683F',
    coat: '#6A4A2A',
    boot: '#33261C',
  },
  tired: {
    line: '#2C1C12',
    cap: ['#80735C', '#98896F', '#B0A186'],
    spot: '#D2C3A6',
    face: '#D8C8AB',
    under: '#9C8870',
    cheek: '#B9A58A',
    coat: '#7E6F5A',
    boot: '#6E6050',
  },
  body,
}
