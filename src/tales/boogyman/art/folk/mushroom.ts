import { ink } from '../../../../ui/art/svg.ts'
import { type Eyes, eyesMarkup, type FolkArt, type Pigments } from './folk-art.ts'

const CAP = 'M2.5 31Q4 3 32 3T61.5 31Q61.5 38.5 54 38.5Q32 31 10 38.5Q2.5 38.5 2.5 31z'

/** Spots of the cap: center, radii, rotation. */
const SPOTS = [
  [33, 11.5, 6.6, 5.2, 0],
  [16.5, 19, 5, 5.4, 28],
  [49, 20.5, 4.8, 5.2, -30],
  [31, 25, 4.4, 3.6, 0],
] as const

function cap({ line, cap: [low, middle], spot }: Pigments): string {
  const spots = SPOTS.map(
    ([x, y, rx, ry, turn]) =>
      `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" transform="rotate(${turn} ${x} ${y})" fill="${spot}" ${ink(1.3, line)}/>`,
  ).join('')
  return `<path d="${CAP}" fill="${middle}"/>
    <path d="M4 33.5Q6 38 10 38Q32 30.5 54 38Q59 38 60.5 33Q50 29 32 28T4 33.5z" fill="${low}"/>
    <path d="${CAP}" fill="none" ${ink(2.2, line)}/>${spots}
    <circle cx="8.5" cy="30" r="2.2" fill="${spot}"/><circle cx="56" cy="31" r="2" fill="${spot}"/>
    <path d="M13 11Q18 6.5 24 5.5" fill="none" ${ink(2, '#fff')} opacity=".6"/>`
}

function face({ line, cheek }: Pigments, eyes: Eyes): string {
  const mouth =
    eyes === 'shut'
      ? `<path d="M30.5 50h3" fill="none" ${ink(1.6, line)}/>`
      : `<path d="M28.5 48.5q3.5 3.4 7 0" fill="none" ${ink(1.8, line)}/>`
  return `${eyesMarkup(6, 44.5, line, eyes)}${mouth}
    <circle cx="21.5" cy="48.5" r="2.7" fill="${cheek}" opacity=".6"/>
    <circle cx="42.5" cy="48.5" r="2.7" fill="${cheek}" opacity=".6"/>`
}

function body(pigments: Pigments, eyes: Eyes): string {
  const { line, face: skin, coat, spot, under, boot } = pigments
  return `
    <ellipse cx="24.5" cy="62.5" rx="6.5" ry="3.6" fill="${boot}" ${ink(1.7, line)}/>
    <ellipse cx="39.5" cy="62.5" rx="6.5" ry="3.6" fill="${boot}" ${ink(1.7, line)}/>
    <path d="M18 38Q13 54 17 60Q32 66 47 60Q51 54 46 38z" fill="${skin}" ${ink(2, line)}/>
    <path d="M15.5 52Q32 58 48.5 52Q49.5 57 47 60Q32 66 17 60Q14.5 57 15.5 52z" fill="${coat}" ${ink(1.8, line)}/>
    <circle cx="32" cy="60" r="1.5" fill="${spot}"/>
    <path d="M16 44q-5 5-3.5 9M48 44q5 5 3.5 9" fill="none" ${ink(2.4, line)}/>
    ${face(pigments, eyes)}
    <path d="M9 38Q32 30 55 38Q49 43 40 41Q32 39 24 41Q15 43 9 38z" fill="${under}" ${ink(1.7, line)}/>
    <path d="M18 39.5l2-2M26 39l.8-2.5M32 38.5v-2.5M38 39l-.8-2.5M46 39.5l-2-2" fill="none" ${ink(1.2, line)}/>
    ${cap(pigments)}`
}

/** Mushroom folk: a broad spotted dome on a stem, with round cheeks. */
export const mushroom: FolkArt = {
  outline: 'M2 30Q4 2 32 2T62 30Q62 40 51 41L50 60Q49 65 44 65H20Q15 65 14 60L13 41Q2 40 2 30Z',
  silhouette: 'M2 30Q4 4 32 4T62 30Q62 38 50 38L49 62H15L14 38Q2 38 2 30Z',
  pigments: {
    line: '#2C1C12',
    cap: ['#A31F2E', '#C8303A', '#D8505A'],
    spot: '#FFF3DC',
    face: '#FFF0D2',
    under: '#F0D8B0',
    cheek: '#E8765A',
    coat: '#7C2A34',
    boot: '#5A3420',
  },
  tired: {
    line: '#2C1C12',
    cap: ['#8E7A64', '#A8937A', '#B9A68C'],
    spot: '#E4D7BD',
    face: '#DDD0B6',
    under: '#D2C3A6',
    cheek: '#B9A58A',
    coat: '#857460',
    boot: '#6E6050',
  },
  body,
}
