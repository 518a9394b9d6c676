import type { BasicBuildingId, BuildingId } from '../../../../engine/fairy-tale/index.ts'
import { INK, ink, n1 } from '../../../../ui/art/svg.ts'
import { type ExpansionArt, loadedArt } from '../expansion-art.ts'
import type { BuildingArt } from './building-art.ts'

/** The rim of the shaft, level with the ground. */
const SHAFT_RIM = `
    <path d="M9 22H55L63 58H1z" fill="#8F867A" ${ink()}/>
    <path d="M9 22l5 5M55 22l-5 5M1 58l7-5M63 58l-7-5M26 53v5M42 53v5M32 22v5M10.5 40l-5-1M53.5 40l5-1" ${ink(1.5)}/>`

const SHAFT_HOLE = 'M14 27H50L56 53H8z'

const BASIC: Record<BasicBuildingId, BuildingArt> = {
  /** The dark diamond in broken rock. */
  diamond: {
    tint: 'var(--tint-diamond)',
    size: 54,
    art: `
    <path d="M6 50l8-6 5 5 13-2 12 3 6-6 8 6-4 8H11z" fill="#2B2036" ${ink()}/>
    <path d="M12 53l5-3 3 4M44 54l5-4 4 3" fill="none" stroke="#5A4A72" stroke-width="1.6" stroke-linecap="round"/>
    <path d="M32 4L50 24 32 56 14 24z" fill="#4B2A86" ${ink(2.4)}/>
    <path d="M32 4L14 24h10z" fill="#5F3AA6"/>
    <path d="M32 4L24 24 32 56 40 24z" fill="#8659DA"/>
    <path d="M32 56L40 24h10z" fill="#371C69"/>
    <path d="M14 24h36M32 4L24 24l8 32 8-32z" fill="none" stroke="#D9C4FF" stroke-width="1.5" stroke-linejoin="round"/>
    <path d="M32 4L50 24 32 56 14 24z" fill="none" ${ink(2.4)}/>
    <path d="M27 12.5l-6.5 7.5" stroke="#fff" stroke-width="2.2" stroke-linecap="round"/>
    <path d="M46 6l1.2 3.3 3.3 1.2-3.3 1.2L46 15l-1.2-3.3-3.3-1.2 3.3-1.2z" fill="#F3EAFF" ${ink(1)}/>`,
  },
  /** A monster den: a cave with teeth and eyes. */
  den: {
    tint: 'var(--tint-den)',
    size: 56,
    art: `
    <path d="M4 58Q2 26 20 18Q30 4 42 14Q62 22 60 58z" fill="#5E5663" ${ink()}/>
    <path d="M12 40q2-12 9-16M44 20q8 6 9 17" stroke="#877E8D" stroke-width="2.4" fill="none" stroke-linecap="round"/>
    <path d="M14 58Q12 30 32 28Q52 30 50 58z" fill="#120C14" ${ink()}/>
    <path d="M19 36l4 9 4-12 4 10 4-11 4 12 5-9" fill="#F4EBD9" ${ink(1.5)}/>
    <path d="M18 58l4-8 4 8zM36 58l4-9 4 9z" fill="#F4EBD9" ${ink(1.5)}/>
    <path d="M24 47l5 3M40 47l-5 3" stroke="#E8432D" stroke-width="3.4" stroke-linecap="round"/>
    <path d="M17 13l-3-8M47 14l5-8" ${ink(2.6)}/>`,
  },
  /** The sleeping glade: the moon asleep over a pond, between toadstools. */
  'sleeping-glade': {
    tint: 'var(--tint-sleeping-glade)',
    size: 56,
    art: `
    <ellipse cx="32" cy="46" rx="30" ry="14" fill="#7FA9B8" ${ink()}/>
    <ellipse cx="32" cy="45" rx="23" ry="9.5" fill="#A9CFDA"/>
    <path d="M40 6a19 19 0 1 0 7 32a16.5 16.5 0 0 1-7-32z" fill="#FFF0B4" ${ink(2.4)}/>
    <path d="M21.5 24q3 2.6 6 0M22 31.5q3 1.6 5-.6" fill="none" ${ink(1.8)}/>
    <path d="M41 9h9l-8 9h9" fill="none" stroke="#FFF8E6" stroke-width="6.6" stroke-linejoin="round" stroke-linecap="round"/>
    <path d="M41 9h9l-8 9h9" fill="none" ${ink(2.8)}/>
    <path d="M53-1h6l-5.5 6h6" fill="none" stroke="#FFF8E6" stroke-width="5.6" stroke-linejoin="round" stroke-linecap="round"/>
    <path d="M53-1h6l-5.5 6h6" fill="none" ${ink(2.2)}/>
    <path d="M7 52v-6M7 46" ${ink(2)}/>
    <path d="M10 54v-7h5v7z" fill="#FFF3DC" ${ink(1.5)}/>
    <path d="M5 48q7.5-13 15 0z" fill="#C8443A" ${ink(1.7)}/>
    <path d="M48 56v-8h6v8z" fill="#FFF3DC" ${ink(1.5)}/>
    <path d="M42 49q9-15 18 0z" fill="#C8443A" ${ink(1.7)}/>
    <circle cx="12.5" cy="44.5" r="1.3" fill="#fff"/>
    <circle cx="49" cy="45" r="1.5" fill="#fff"/>
    <circle cx="54" cy="46" r="1.2" fill="#fff"/>`,
  },
  /** The candy house, of gingerbread under pink icing. */
  'candy-house': {
    tint: 'var(--tint-candy-house)',
    size: 56,
    art: `
    <path d="M14 58V32h36v26z" fill="#B9713A" ${ink()}/>
    <path d="M8 35L32 9 56 35z" fill="#F6B7C6" ${ink()}/>
    <path d="M8 35q4 6 8 0q4 6 8 0q4 6 8 0q4 6 8 0q4 6 8 0q4 6 8 0" fill="#FFF6EC" ${ink(1.8)}/>
    <path d="M26 58V44q6-7 12 0v14z" fill="#6E2F1C" ${ink(1.8)}/>
    <rect x="17" y="42" width="6.5" height="7" fill="#FFE28A" ${ink(1.5)}/>
    <rect x="40.5" y="42" width="6.5" height="7" fill="#FFE28A" ${ink(1.5)}/>
    <circle cx="32" cy="24" r="4.6" fill="#D7263D" ${ink(1.6)}/>
    <path d="M29 22q3 4 6 0" stroke="#fff" stroke-width="1.4" fill="none"/>
    <path d="M45 22V11h5v16" fill="#FFF6EC" ${ink(1.6)}/>
    <path d="M45 14l5 3M45 19l5 3" stroke="#D7263D" stroke-width="2"/>
    <circle cx="18" cy="31" r="2" fill="#3FA7A0"/>
    <circle cx="46" cy="31" r="2" fill="#F2B01E"/>`,
  },
  /** The treasure chest, closed, with a few coins in front. */
  'treasure-chest': {
    tint: 'var(--tint-treasure-chest)',
    size: 50,
    art: `
    <path d="M9 34h46v20H9z" fill="#9A5B26" ${ink()}/>
    <path d="M9 34q0-17 12-18h22q12 1 12 18z" fill="#B9713A" ${ink()}/>
    <path d="M17 16v38M47 16v38" stroke="${INK}" stroke-width="5"/>
    <path d="M17 17v36M47 17v36" stroke="#F2B01E" stroke-width="2.4"/>
    <path d="M9 34h46" ${ink()}/>
    <rect x="27" y="30" width="10" height="12" rx="2" fill="#F2B01E" ${ink()}/>
    <path d="M32 34v4" ${ink(2.4)}/>
    <circle cx="12" cy="57" r="3.6" fill="#FFD65A" ${ink(1.5)}/>
    <circle cx="20" cy="58.5" r="3.6" fill="#FFD65A" ${ink(1.5)}/>
    <circle cx="52" cy="57.5" r="3.6" fill="#FFD65A" ${ink(1.5)}/>`,
  },
  palace: {
    tint: 'var(--tint-palace)',
    size: 58,
    art: `
    <path d="M10 58V30h8v28zM46 58V30h8v28z" fill="#E9E4F2" ${ink()}/>
    <path d="M18 58V36h28v22z" fill="#FBF7FF" ${ink()}/>
    <path d="M24 36V20h16v16z" fill="#E9E4F2" ${ink()}/>
    <path d="M7.5 30L14 14l6.5 16zM43.5 30L50 14l6.5 16z" fill="#5B7FC4" ${ink()}/>
    <path d="M21 20L32 3l11 17z" fill="#5B7FC4" ${ink()}/>
    <path d="M27 58V48q5-7 10 0v10z" fill="#7A4A9C" ${ink(1.8)}/>
    <path d="M32 3V-2l7 2.5-7 2.5" fill="#D7263D" ${ink(1.4)}/>
    <path d="M30 26h4v5h-4zM12.5 36h3v5h-3zM48.5 36h3v5h-3z" fill="#F2B01E" ${ink(1.2)}/>`,
  },
  /** The catapult, loaded. */
  catapult: {
    tint: 'var(--tint-catapult)',
    size: 54,
    art: `
    <path d="M8 50h48v6H8z" fill="#9A5B26" ${ink()}/>
    <circle cx="16" cy="55" r="6" fill="#7A4A1E" ${ink()}/>
    <circle cx="48" cy="55" r="6" fill="#7A4A1E" ${ink()}/>
    <circle cx="16" cy="55" r="1.6" fill="${INK}"/>
    <circle cx="48" cy="55" r="1.6" fill="${INK}"/>
    <path d="M22 50L34 26l10 24" fill="none" stroke="${INK}" stroke-width="6" stroke-linejoin="round"/>
    <path d="M22 50L34 26l10 24" fill="none" stroke="#B9713A" stroke-width="3" stroke-linejoin="round"/>
    <path d="M50 46L18 13" stroke="${INK}" stroke-width="6.4" stroke-linecap="round"/>
    <path d="M50 46L18 13" stroke="#C9853F" stroke-width="3.2" stroke-linecap="round"/>
    <path d="M9 13q1 10 12 10q3-6-1-11z" fill="#7A4A1E" ${ink()}/>
    <circle cx="14" cy="10" r="6.5" fill="#8C8A86" ${ink()}/>
    <path d="M11 8q2-2.5 4.5-2" stroke="#fff" stroke-width="1.3" fill="none"/>`,
  },
  /** The trapdoor. Set: planks and a ring level with the ground. Sprung: the lid is up, and eyes look out of the hole. */
  trapdoor: {
    tint: 'var(--tint-trapdoor)',
    size: 50,
    art: `${SHAFT_RIM}
    <path d="${SHAFT_HOLE}" fill="#B9713A" ${ink()}/>
    <path d="M23 27l-3 26M32 27v26M41 27l3 26" fill="none" ${ink(1.6)}/>
    <path d="M12.6 33H51.4M9.6 46.5H54.4" stroke="${INK}" stroke-width="5.4"/>
    <path d="M12.6 33H51.4M9.6 46.5H54.4" stroke="#C0C4C8" stroke-width="2.6"/>
    <ellipse cx="32" cy="40" rx="6" ry="4.6" fill="none" stroke="${INK}" stroke-width="5"/>
    <ellipse cx="32" cy="40" rx="6" ry="4.6" fill="none" stroke="#F2B01E" stroke-width="2.2"/>
    <path d="M17 18h7v7h-7zM40 18h7v7h-7z" fill="#6E6A66" ${ink(1.6)}/>`,
    sprung: `${SHAFT_RIM}
    <path d="${SHAFT_HOLE}" fill="#120C0A" ${ink()}/>
    <path d="M14 27H50L51.2 32H12.8z" fill="#4A382C"/>
    <path d="M14 27L10 1H54L50 27z" fill="#A9672E" ${ink()}/>
    <path d="M23 27L21 1M32 27V1M41 27L43 1" fill="none" ${ink(1.6)}/>
    <path d="M11.4 9H52.6M13 20H51" stroke="${INK}" stroke-width="5"/>
    <path d="M11.4 9H52.6M13 20H51" stroke="#C0C4C8" stroke-width="2.4"/>
    <circle cx="24.5" cy="42" r="4" fill="#FFD65A"/>
    <circle cx="39.5" cy="42" r="4" fill="#FFD65A"/>
    <path d="M24.5 39.5v5M39.5 39.5v5" stroke="#120C0A" stroke-width="2.2" stroke-linecap="round"/>`,
  },
}

const isBasic = (id: BuildingId): id is BasicBuildingId => id in BASIC

/** Returns how a building is drawn. Throws for one of an expansion without their art. */
export const artOfBuilding = (id: BuildingId, expansions: ExpansionArt | null): BuildingArt =>
  isBasic(id) ? BASIC[id] : loadedArt(expansions).buildings[id]

/** A building in its 64-box; `sprung` if it is used up and not set again. */
export function buildingArt(id: BuildingId, sprung: boolean, expansions: ExpansionArt | null): string {
  const { art, sprung: afterwards = art } = artOfBuilding(id, expansions)
  return sprung ? afterwards : art
}

/** A building with its shadow in the middle of a tile; `bold` enlarges it for small tiles. */
export function buildingMarkup(
  id: BuildingId,
  sprung: boolean,
  bold: boolean,
  expansions: ExpansionArt | null,
): string {
  const p = artOfBuilding(id, expansions).size * (bold ? 1.22 : 1)
  return (
    `<ellipse cx="50" cy="${n1(50 + p * 0.36)}" rx="${n1(p * 0.47)}" ry="${n1(p * 0.13)}" fill="var(--shadow)"/>` +
    `<g transform="translate(${n1(50 - p / 2)} ${n1(47 - p / 2 + p * 0.047)}) scale(${(p / 64).toFixed(3)})">${buildingArt(id, sprung, expansions)}</g>`
  )
}
