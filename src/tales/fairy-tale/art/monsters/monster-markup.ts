import { INK, ink, star } from '../../../../ui/art/svg.ts'

/** A monster as a head in a 64-box, on a counter with an outline that is unique to its kind. */
interface MonsterArt {
  /** Path of the counter's outline. */
  outline: string
  /** Colour of the counter. */
  ground: string
  art: string
  /** The head for a map too small for faces: two or three flat patches. */
  speck: string
}

export const MONSTERS = {
  'frost-giant': {
    outline: 'M5 9L17 2l15 3L48 1l12 9 3 15-3 13 2 15-13 9-15-3-15 4L4 56 1 39l4-14z',
    ground: '#16233B',
    art: `
    <path d="M12 24L0 1l19 10zM52 24l12-23-19 10z" fill="#FFF6E0" ${ink(2.2)}/>
    <path d="M11 18q0-8 21-8t21 8v28q0 14-21 14T11 46z" fill="#BFE6FA" ${ink(2.2)}/>
    <path d="M10 25V16q4-10 22-10t22 10v9q-10-4-22-4t-22 4z" fill="#4C86B8" ${ink(2.2)}/>
    <path d="M10 25V20q10-4 22-4t22 4v5q-10-4-22-4t-22 4z" fill="#F2C85A" ${ink(1.6)}/>
    <path d="M32 5v16" ${ink(2.4)}/>
    <path d="M14 30l15 2.5M50 30l-15 2.5" ${ink(4)}/>
    <circle cx="23" cy="35.5" r="3" fill="#fff" ${ink(1.5)}/>
    <circle cx="41" cy="35.5" r="3" fill="#fff" ${ink(1.5)}/>
    <circle cx="23.6" cy="36" r="1.5" fill="${INK}"/>
    <circle cx="40.4" cy="36" r="1.5" fill="${INK}"/>
    <path d="M28 35q-2 7 4 7t4-7" fill="#7FBBDD" ${ink(1.6)}/>
    <path d="M10 41q6-2 10 1.5q12-5 24 0q4-3.5 10-1.5v10l-6 10-5-7-5 11-6-8-6 8-5-11-5 7-6-10z" fill="#FFFFFF" ${ink(2.2)}/>
    <path d="M26 47.5q6-3 12 0" fill="none" ${ink(2.6)}/>`,
    speck:
      '<path d="M10 12H54V34H10z" fill="#7FC0EA"/><path d="M8 38H56L50 54 32 62 14 54z" fill="#FFFFFF"/>',
  },
  ogre: {
    outline:
      'M32 3C45 3 53 8 55 15Q64 12 64 23Q64 32 57 34Q61 53 46 60Q32 65 18 60Q3 53 7 34Q0 32 0 23Q0 12 9 15C11 8 19 3 32 3Z',
    ground: '#D79A16',
    art: `
    <circle cx="7" cy="24" r="6.5" fill="#7E9440" ${ink(2)}/>
    <circle cx="57" cy="24" r="6.5" fill="#7E9440" ${ink(2)}/>
    <circle cx="5" cy="31.5" r="3" fill="none" stroke="#FFD23F" stroke-width="2.2"/>
    <path d="M32 7Q53 7 54 32Q54 57 32 59Q10 57 10 32Q11 7 32 7z" fill="#A5BF4E" ${ink(2.2)}/>
    <path d="M30 8Q24 1 31-2Q36 0 35-3Q42 1 36 8z" fill="${INK}"/>
    <path d="M14 27Q23 20 31 28Q41 20 50 27" fill="none" ${ink(4.6)}/>
    <circle cx="22.5" cy="32" r="3" fill="#FFF3B0" ${ink(1.5)}/>
    <circle cx="41.5" cy="32" r="3" fill="#FFF3B0" ${ink(1.5)}/>
    <circle cx="23" cy="32.5" r="1.4" fill="${INK}"/>
    <circle cx="41" cy="32.5" r="1.4" fill="${INK}"/>
    <ellipse cx="32" cy="38" rx="7" ry="5" fill="#7E9440" ${ink(1.8)}/>
    <circle cx="29.5" cy="39" r="1.3" fill="${INK}"/>
    <circle cx="34.5" cy="39" r="1.3" fill="${INK}"/>
    <path d="M17 48Q32 43 47 48Q44 56 32 56Q20 56 17 48z" fill="#5A1020" ${ink(2)}/>
    <path d="M20 49.5l3.5-10.5 5 9zM44 49.5l-3.5-10.5-5 9z" fill="#FFF6E0" ${ink(1.6)}/>`,
    speck: '<circle cx="32" cy="33" r="21" fill="#A5BF4E"/><path d="M17 45H47V53H17z" fill="#FFF6E0"/>',
  },
  'big-bad-wolf': {
    outline: star(32, 33, 10, 31, 26),
    ground: '#8E1B22',
    art: `
    <path d="M13 24L9 2l16 11zM51 24L55 2 39 13z" fill="#4A4259" ${ink(2)}/>
    <path d="M15 19L13 8l8 6zM49 19l2-11-8 6z" fill="#C96A6A"/>
    <path d="M32 10q12 0 18 9q6 5 8 14l-6-1 3 8-7-2q-4 12-16 20q-12-8-16-20l-7 2 3-8-6 1q2-9 8-14q6-9 18-9z" fill="#6C6282" ${ink(2.2)}/>
    <path d="M32 28q6 4 9 12q-1 12-9 17q-8-5-9-17q3-8 9-12z" fill="#C4BAD0" ${ink(1.7)}/>
    <path d="M17 25l10 5q0 6-5 5.5q-5-1-5-10.5zM47 25l-10 5q0 6 5 5.5q5-1 5-10.5z" fill="#FFD23F" ${ink(1.8)}/>
    <circle cx="23" cy="31" r="1.9" fill="${INK}"/>
    <circle cx="41" cy="31" r="1.9" fill="${INK}"/>
    <path d="M27.5 37h9l-4.5 5.5z" fill="${INK}"/>
    <path d="M24.5 44q7.5 5 15 0q-1 8-7.5 11.5q-6.5-3.5-7.5-11.5z" fill="#7A1018" ${ink(1.5)}/>
    <path d="M26 45.5l2 5 2.2-3.6zM38 45.5l-2 5-2.2-3.6z" fill="#fff"/>`,
    speck:
      '<path d="M12 8L28 22H36L52 8V36L32 60 12 36z" fill="#8C82A4"/><path d="M20 36L32 32 44 36 32 58z" fill="#F1ECF6"/>',
  },
  'ice-witch': {
    outline: star(32, 33, 6, 32, 23.5),
    ground: '#0F5F9A',
    art: `
    <path d="M13 34q-3 16 3 24l5-5 4 7 7-5 7 5 4-7 5 5q6-8 3-24z" fill="#EAF6FC" ${ink(1.8)}/>
    <path d="M18 34h28q1 10-4 15q-4 6-10 10q-6-4-10-10q-5-5-4-15z" fill="#A9DDF2" ${ink(2)}/>
    <path d="M21.5 38l7 2.2M42.5 38l-7 2.2" ${ink(2.6)}/>
    <circle cx="26" cy="42" r="2" fill="#C01F2E"/>
    <circle cx="38" cy="42" r="2" fill="#C01F2E"/>
    <path d="M31 41q-4 7 1.5 7.5" fill="none" ${ink(1.7)}/>
    <path d="M27 52q5-3 10 0" fill="none" ${ink(1.9)}/>
    <path d="M3 35q12-8 29-8t29 8q-12 4-29 4t-29-4z" fill="#142E5E" ${ink(2)}/>
    <path d="M15 31Q22 14 38 1q6 4 11 2q-5 5-6 10q4 9 6 18q-17-6-34 0z" fill="#1E4488" ${ink(2)}/>
    <path d="M15 31q17-7 34 0l-1.5-5q-15-5-30 0z" fill="#7FD3F5" ${ink(1.6)}/>
    <path d="M32 10v10M27.7 12.5l8.6 5M36.3 12.5l-8.6 5" stroke="#DFF5FF" stroke-width="1.8" stroke-linecap="round"/>`,
    speck: '<path d="M14 38H50L32 2z" fill="#16244F"/><path d="M18 40H46L32 62z" fill="#D9F2FC"/>',
  },
  troll: {
    outline: 'M32-1L43 12L62 55Q63 63 54 63H10Q1 63 2 55L21 12Z',
    ground: '#4A2A78',
    art: `
    <path d="M18 40L1 36Q6 49 19 49zM46 40L63 36Q58 49 45 49z" fill="#5E9A8B" ${ink(2)}/>
    <path d="M32 15Q45 17 49 42Q51 60 32 61Q13 60 15 42Q19 17 32 15z" fill="#86C2AE" ${ink(2.2)}/>
    <path d="M23 23Q19 10 28 3Q28 10 32-3Q36 10 41 4Q39 10 42 23Q32 17 23 23z" fill="#F0832A" ${ink(2)}/>
    <path d="M20 31l9 2M44 31l-9 2" ${ink(3.4)}/>
    <circle cx="24.5" cy="36.5" r="3.2" fill="#FFE25A" ${ink(1.5)}/>
    <circle cx="39.5" cy="36.5" r="3.2" fill="#FFE25A" ${ink(1.5)}/>
    <circle cx="25" cy="37" r="1.4" fill="${INK}"/>
    <circle cx="39" cy="37" r="1.4" fill="${INK}"/>
    <path d="M28.5 35Q24 50 32 50.5Q40 50 35.5 35z" fill="#C4E4D6" ${ink(1.9)}/>
    <circle cx="29.8" cy="47" r="1" fill="${INK}"/>
    <circle cx="34.2" cy="47" r="1" fill="${INK}"/>
    <path d="M20 53Q32 59 44 53" fill="none" ${ink(2.2)}/>
    <path d="M24 54.5l2-5 2.5 6.3zM40 54.5l-2-5-2.5 6.3z" fill="#fff" ${ink(1.2)}/>`,
    speck: '<path d="M32 4L44 30H20z" fill="#F0832A"/><path d="M16 32H48L44 58H20z" fill="#8FD0BA"/>',
  },
} satisfies Record<string, MonsterArt>

export type MonsterKind = keyof typeof MONSTERS

/** A monster as a die-cut counter with a cream edge, in a 64-box. */
export function monsterMarkup(kind: MonsterKind): string {
  const { outline, ground, art } = MONSTERS[kind]
  return `<ellipse cx="33" cy="60" rx="27" ry="7" fill="var(--shadow)"/>
    <path d="${outline}" fill="#FFF8E6" stroke="var(--piece-line)" stroke-width="9" stroke-linejoin="round"/>
    <path d="${outline}" fill="#FFF8E6" stroke="#FFF8E6" stroke-width="5" stroke-linejoin="round"/>
    <path d="${outline}" fill="${ground}" stroke="${INK}" stroke-width="1.5" stroke-linejoin="round"/>
    <g transform="translate(32 33) scale(.9) translate(-32 -32)">${art}</g>`
}
