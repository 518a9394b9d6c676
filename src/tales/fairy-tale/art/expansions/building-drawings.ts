import type { ExpansionBuildingId } from '../../../../engine/fairy-tale/index.ts'
import { INK, ink } from '../../../../ui/art/svg.ts'
import type { BuildingArt } from '../buildings/building-art.ts'

const TICK = `<g transform="translate(54 52)"><circle r="11" fill="#FFF8E6" ${ink()}/><path d="M-5 1l4 5L6-6" fill="none" ${ink(3.6, '#1C6B3C')}/></g>`

/** A house that has been served, with a tick beside its door. */
const served = (house: string): string => house + TICK

const BALLROOM_HOUSE = `
    <path d="M4 60V32H60V60z" fill="#FBE4EC" ${ink(2.2)}/>
    <path d="M10 34Q10 6 32 4Q54 6 54 34z" fill="#E59AB4" ${ink(2.2)}/>
    <path d="M21 30Q21 14 30 8M43 30Q43 14 34 8" fill="none" ${ink(1.6, '#A84A72')}/>
    <path d="M32 4V-8" fill="none" ${ink(2.4)}/>
    <circle cx="32" cy="-8" r="3.4" fill="#F2B01E" ${ink(1.6)}/>
    <path d="M2 32H62V38H2z" fill="#F2CB5A" ${ink(1.8)}/>
    <path d="M10 60V48q4-6 8 0V60zM46 60V48q4-6 8 0V60z" fill="#8CC8EC" ${ink(1.6)}/>
    <path d="M24 60V48Q24 40 32 40T40 48V60z" fill="#7A2E5A" ${ink(1.8)}/>
    <path d="M28 20v7M28 20l7-2v7" fill="none" ${ink(2.2)}/>
    <circle cx="26.5" cy="27.5" r="2" fill="${INK}" ${ink(0.6)}/>
    <circle cx="33.5" cy="25.5" r="2" fill="${INK}" ${ink(0.6)}/>`

const COTTAGE_HOUSE = `
    <path d="M8 60V36H56V60z" fill="#FBF3DF" ${ink(2.2)}/>
    <path d="M0 40Q6 12 32 10Q58 12 64 40Q58 36 52 40Q46 36 40 40Q32 36 24 40Q18 36 12 40Q6 36 0 40z" fill="#D9B25A" ${ink(2.2)}/>
    <path d="M14 30q3-8 8-12M24 32q2-8 5-14M40 32q-1-8-3-13M51 30q-3-8-7-12" fill="none" ${ink(1.5, '#9A7424')}/>
    <path d="M26 60V48q6-7 12 0V60z" fill="#C8443A" ${ink(1.8)}/>
    <path d="M13 44h9v9h-9zM42 44h9v9h-9z" fill="#F2B01E" ${ink(1.5)}/>
    <path d="M45 16V4h7v16" fill="#CFC7B6" ${ink(1.8)}/>
    <path d="M32 33C18 22 24 14 32 20C40 14 46 22 32 33z" fill="#D7263D" ${ink(1.8)}/>
    <path d="M48.5 0q-4-4 0-8" fill="none" ${ink(2.2)}/>`

const SPINNING_ROOM_HOUSE = `
    <path d="M10 60V20H54V60z" fill="#DCD2EE" ${ink(2.2)}/>
    <path d="M4 23L32-8L60 23z" fill="#5B3A9C" ${ink(2.2)}/>
    <path d="M18 16h28M25 8h14" fill="none" ${ink(1.5, '#3A2066')}/>
    <path d="M18 60V44Q18 26 32 26T46 44V60z" fill="#3A2418" ${ink(1.8)}/>
    <circle cx="32" cy="42" r="11" fill="none" ${ink(5.2)}/>
    <circle cx="32" cy="42" r="11" fill="none" ${ink(2.4, '#F2B01E')}/>
    <path d="M32 31V53M21 42H43M24 34l16 16M40 34L24 50" fill="none" ${ink(2, '#F2B01E')}/>
    <circle cx="32" cy="42" r="2.6" fill="#FFE9A0" ${ink(1.3)}/>
    <path d="M24 59L32 52L40 59" fill="none" ${ink(4.6)}/>
    <path d="M24 59L32 52L40 59" fill="none" ${ink(2.4, '#C98A45')}/>
    <path d="M43 42Q58 46 62 58" fill="none" ${ink(1.8, '#F2B01E')}/>`

export const EXPANSION_BUILDINGS: Record<ExpansionBuildingId, BuildingArt> = {
  /** The kiln: a brick oven with fire in its mouth. */
  kiln: {
    tint: 'light-dark(#e0b48a, #5a4034)',
    size: 54,
    art: `
    <path d="M4 60Q2 26 26 22H40Q62 26 60 60z" fill="#B5673F" ${ink(2.2)}/>
    <path d="M27 22V8H41V22z" fill="#C77B52" ${ink()}/>
    <path d="M24 4H44V10H24z" fill="#8A4A2A" ${ink(1.8)}/>
    <path d="M9 44h10M12 34h10M44 34h10M46 44h10M30 28h8" fill="none" ${ink(1.5, '#7A3A1C')}/>
    <path d="M17 60V50Q17 36 32 36T47 50V60z" fill="#2C1410" ${ink(2.2)}/>
    <path d="M24 60Q20 52 26 47Q27 51 30 50Q28 44 33 40Q34 46 38 48Q44 53 40 60z" fill="#F2801A" ${ink(1.6)}/>
    <path d="M29 60Q27 55 32 51Q37 55 35 60z" fill="#FFE25A"/>
    <path d="M31 1q-4-4 0-8M38 0q4-5 0-9" fill="none" ${ink(2.2)}/>`,
  },
  /** The well: a stone ring with a bucket under its roof. */
  well: {
    tint: 'light-dark(#b4d2dc, #35566a)',
    size: 50,
    art: `
    <path d="M8 60V40H56V60Q32 66 8 60z" fill="#BDB6AA" ${ink(2.2)}/>
    <ellipse cx="32" cy="40" rx="24" ry="7" fill="#DDD6C6" ${ink()}/>
    <ellipse cx="32" cy="40.5" rx="18" ry="4.6" fill="#2E6FB0" ${ink(1.6)}/>
    <path d="M12 50h8M26 54h9M42 50h9M18 58h6M38 60h7" fill="none" ${ink(1.6, '#7A746A')}/>
    <path d="M13 40V12M51 40V12" fill="none" ${ink(7)}/>
    <path d="M13 40V12M51 40V12" fill="none" ${ink(4, '#9A6434')}/>
    <path d="M4 16L32-6 60 16z" fill="#B5552E" ${ink(2.2)}/>
    <path d="M16 12h32M24 5h16" fill="none" ${ink(1.5, '#7A2E14')}/>
    <path d="M13 24H51" fill="none" ${ink(6.4)}/>
    <path d="M13 24H51" fill="none" ${ink(3.4, '#C98A45')}/>
    <path d="M32 24V30" fill="none" ${ink(3.8)}/>
    <path d="M32 24V30" fill="none" ${ink(1.8, '#E7C58A')}/>
    <path d="M25 29H39L37 40H27z" fill="#A9743A" ${ink(1.8)}/>
    <ellipse cx="32" cy="29" rx="7" ry="2.2" fill="#8CC8EC" ${ink(1.5)}/>`,
  },
  /** The chute: a hole in the ground with a slide out of it. Sprung: the lid is shut and planks are scattered. */
  chute: {
    tint: 'light-dark(#c3b48c, #4a443a)',
    size: 53,
    art: `
    <ellipse cx="20" cy="16" rx="22" ry="13" fill="#7A6A58" ${ink(2.2)}/>
    <ellipse cx="20" cy="16" rx="16" ry="8.5" fill="#120C0A" ${ink(1.6)}/>
    <path d="M20 18Q22 38 38 44T58 62" fill="none" ${ink(29.4)}/>
    <path d="M20 18Q22 38 38 44T58 62" fill="none" ${ink(25, '#8A5A30')}/>
    <path d="M20 18Q22 38 38 44T58 62" fill="none" ${ink(17.4)}/>
    <path d="M20 18Q22 38 38 44T58 62" fill="none" ${ink(15, '#D9A560')}/>
    <path d="M4 16Q4 8 20 8T36 16Q34 6 20 5.5T4 16z" fill="#A9987E" ${ink(1.4)}/>
    <path d="M14 26L26 23M20 36L31 30M31 45L38 37M42 52L50 45" fill="none" ${ink(1.5, '#8A5A24')}/>
    <path d="M60 52L63 72L44 66z" fill="#B0172B" ${ink()}/>`,
    sprung: `
    <ellipse cx="20" cy="16" rx="22" ry="13" fill="#7A6A58" ${ink(2.2)}/>
    <ellipse cx="20" cy="16" rx="16" ry="8.5" fill="#A9672E" ${ink(1.6)}/>
    <path d="M8 13L30 22M14 9L34 17" fill="none" ${ink(1.5)}/>
    <path d="M14 34L34 30L37 40L17 44z" fill="#D9A560" ${ink(1.8)}/>
    <path d="M36 46L56 50L53 60L34 56z" fill="#8A5A30" ${ink(1.8)}/>
    <path d="M12 50L26 52L25 60L11 58z" fill="#B9854A" ${ink(1.8)}/>
    <path d="M18 39l16-3M38 52l15 3M14 54l10 1.5" fill="none" ${ink(1.4)}/>`,
  },
  /** The barracks: the striped tent of the king’s soldiers, with its flag. */
  barracks: {
    tint: 'light-dark(#e2c49a, #5c4a34)',
    size: 53,
    art: `
    <path d="M4 60V34H60V60z" fill="#C8443A" ${ink(2.2)}/>
    <path d="M12.5 60V34H21V60zM29 60V34H37V60zM46 60V34H54V60z" fill="#F7EDD3"/>
    <path d="M4 60V34H60V60z" fill="none" ${ink(2.2)}/>
    <path d="M-2 36L32 10L66 36z" fill="#2E5AA8" ${ink(2.2)}/>
    <path d="M12 32L32 17L52 32" fill="none" ${ink(1.8, '#FFE28A')}/>
    <path d="M24 60V46L32 40L40 46V60z" fill="${INK}" ${ink(1.8)}/>
    <path d="M32 11V-12" fill="none" ${ink(5)}/>
    <path d="M32 11V-12" fill="none" ${ink(2.4, '#9A6434')}/>
    <path d="M33-12Q42-16 52-11Q48-6 52 0Q42-3 33 1z" fill="#F2B01E" ${ink(1.8)}/>
    <path d="M10 60L18 38M54 60L46 38" fill="none" ${ink(3.8)}/>
    <path d="M10 60L18 38M54 60L46 38" fill="none" ${ink(1.8, '#9A6434')}/>
    <path d="M18 38l-5-3 8-3zM46 38l5-3-8-3z" fill="#DDE5EC" ${ink(1.4)}/>`,
  },
  /** The village: two cottages with smoke over them. */
  village: {
    tint: 'light-dark(#d9d08e, #585c38)',
    size: 55,
    art: `
    <path d="M34 60V36H62V60z" fill="#F7EDD3" ${ink()}/>
    <path d="M29 39L48 20L68 39z" fill="#A9743A" ${ink(2.2)}/>
    <path d="M44 60V48H52V60z" fill="#5A4230" ${ink(1.6)}/>
    <path d="M2 60V40H34V60z" fill="#EFE0BC" ${ink()}/>
    <path d="M-4 43L18 22L40 43z" fill="#C8622A" ${ink(2.2)}/>
    <path d="M7 46h7v7H7z" fill="#F2B01E" ${ink(1.4)}/>
    <path d="M20 60V48h8V60z" fill="#5A4230" ${ink(1.6)}/>
    <path d="M22 25V13h6v15" fill="#CFC7B6" ${ink(1.8)}/>
    <path d="M25 9q-4-4 0-8q4-3 1-7" fill="none" ${ink(2.2)}/>
    <path d="M55 44h4v5h-4z" fill="none" ${ink(1.5)}/>
    <path d="M-2 60V53M6 60V53M60 60V53M67 60V53" fill="none" ${ink(5)}/>
    <path d="M-2 60V53M6 60V53M60 60V53M67 60V53" fill="none" ${ink(2.6, '#9A6434')}/>`,
  },
  /** Grandmother’s cottage: thatch, and a heart over the door. Served: with a tick. */
  cottage: {
    tint: 'light-dark(#efd2bc, #64483e)',
    size: 54,
    art: COTTAGE_HOUSE,
    sprung: served(COTTAGE_HOUSE),
  },
  /** The spinning room: a wheel of gold under a pointed roof. Served: with a tick. */
  'spinning-room': {
    tint: 'light-dark(#d2c6e6, #463f70)',
    size: 51,
    art: SPINNING_ROOM_HOUSE,
    sprung: served(SPINNING_ROOM_HOUSE),
  },
  /** The ballroom: a rose dome, and a note over its door. Served: with a tick. */
  ballroom: {
    tint: 'light-dark(#f0c8d8, #5e3c56)',
    size: 54,
    art: BALLROOM_HOUSE,
    sprung: served(BALLROOM_HOUSE),
  },
  /** The bell tower, its bell ringing. */
  'bell-tower': {
    tint: 'light-dark(#bcd8e4, #33506a)',
    size: 52,
    art: `
    <path d="M18 60V18H46V60z" fill="#E9DFC8" ${ink(2.2)}/>
    <path d="M12 20L32-14L52 20z" fill="#4C86B8" ${ink(2.2)}/>
    <path d="M32-14V-20M29-18H35" fill="none" ${ink(3.8)}/>
    <path d="M32-14V-20M29-18H35" fill="none" ${ink(1.8, '#F2B01E')}/>
    <path d="M23 44V28Q23 20 32 20T41 28V44z" fill="#3A2418" ${ink(1.8)}/>
    <path d="M25 40Q27 38 27 32Q27 26 32 26T37 32Q37 38 39 40z" fill="#F2B01E" ${ink(1.8)}/>
    <circle cx="32" cy="42.5" r="2.4" fill="#8A5A10" ${ink(1.3)}/>
    <path d="M15 46H49V50H15z" fill="#CFC0A0" ${ink(1.6)}/>
    <path d="M28 60V54q4-5 8 0V60z" fill="#5A4230" ${ink(1.6)}/>
    <path d="M10 28q-4 5 0 11M54 28q4 5 0 11M5 24q-6 9 0 19M59 24q6 9 0 19" fill="none" ${ink(2.2)}/>`,
  },
  /** The Wise Woman with her crystal ball. */
  'wise-woman': {
    tint: 'light-dark(#b6d0bc, #335448)',
    size: 52,
    art: `
    <path d="M6 62Q4 22 32 18Q60 22 58 62z" fill="#4A6A5A" ${ink(2.2)}/>
    <path d="M14 30Q14 2 32 2T50 30Q48 44 32 46Q16 44 14 30z" fill="#5F8570" ${ink(2.2)}/>
    <path d="M20 28Q20 14 32 14T44 28Q44 40 32 42Q20 40 20 28z" fill="#F3D3AE" ${ink()}/>
    <path d="M20 26Q20 12 32 12T44 26Q38 20 32 20T20 26z" fill="#E9E9EC" ${ink(1.6)}/>
    <circle cx="27" cy="29" r="2" fill="${INK}"/>
    <circle cx="37" cy="29" r="2" fill="${INK}"/>
    <circle cx="24" cy="34" r="2.4" fill="#E8765A" fill-opacity=".5"/>
    <circle cx="40" cy="34" r="2.4" fill="#E8765A" fill-opacity=".5"/>
    <path d="M28 37q4 2.5 8 0M22.5 25.5q3-2 6 0M35.5 25.5q3-2 6 0" fill="none" ${ink(1.6)}/>
    <path d="M31 29q-1.5 4 1.5 4" fill="none" ${ink(1.4)}/>
    <path d="M16 58Q18 50 26 52M48 58Q46 50 38 52" fill="none" ${ink(8)}/>
    <path d="M16 58Q18 50 26 52M48 58Q46 50 38 52" fill="none" ${ink(5, '#4A6A5A')}/>
    <circle cx="32" cy="55" r="9.5" fill="#CFE9F7" ${ink()}/>
    <path d="M27 52q2-4 6-4" fill="none" ${ink(2, '#FFFFFF')}/>
    <path d="M34 53L35.13 55.87L38 57L35.13 58.13L34 61L32.87 58.13L30 57L32.87 55.87Z" fill="#7A4A9C"/>`,
  },
  /** The Wizard, his hat full of stars. */
  wizard: {
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
  },
}
