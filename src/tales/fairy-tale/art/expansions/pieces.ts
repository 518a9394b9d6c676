import type { CurseId, SpellId, ThingId } from '../../../../engine/fairy-tale/index.ts'
import { streamOf } from '../../../../ui/art/random.ts'
import { blob, INK, ink, n1 } from '../../../../ui/art/svg.ts'

/** A drawing in one colour with its strokes wider by `wider`. Strokes of class `i`, which are not part of the outline, are removed. */
const silhouette = (art: string, colour: string, wider: number): string =>
  art
    .replace(/<[^>]*class="i"[^>]*\/>/g, '')
    .replace(/fill="(?!none)[^"]*"/g, `fill="${colour}"`)
    .replace(/stroke="[^"]*"/g, `stroke="${colour}"`)
    .replace(/stroke-width="([\d.]+)"/g, (_, width: string) => `stroke-width="${n1(Number(width) + wider)}"`)

/** A drawing as a punchboard piece: edged in cream and ink, with a shadow unless it has a base. */
const dieCut = (art: string, shadow = true): string =>
  (shadow ? `<g transform="translate(2.4 4)" opacity=".38">${silhouette(art, INK, 10.4)}</g>` : '') +
  silhouette(art, INK, 10.4) +
  silhouette(art, '#FFF8E6', 6) +
  art.replaceAll(' class="i"', '')

/** A small figure on its base, in a box 70 wide and 100 high: its feet are at (35, 74), its top at y -26. */
const figure = (art: string, base: string): string =>
  `<ellipse cx="35" cy="72" rx="30" ry="6" fill="var(--shadow)"/>${dieCut(art, false)}` +
  `<path d="M6 60H56Q62 60 61 66T54 73H8Q1 72 1 66T6 60Z" fill="${base}" ${ink(2.5)}/>` +
  '<path d="M10 63.5H52" fill="none" stroke="#fff" stroke-width="1.6" opacity=".5"/>'

/** A bucket full of water. In a 64-box. */
export const BUCKET = dieCut(`
    <path d="M10 22H54L49 58H15z" fill="#C98A45" ${ink(2.4)}/>
    <path class="i" d="M12 34H52M14 46H50M24 24l2 33M40 24l-2 33" fill="none" ${ink(1.8)}/>
    <ellipse cx="32" cy="22" rx="22" ry="6.5" fill="#5FA8D6" ${ink(2.2)}/>
    <path class="i" d="M20 21q4-2 8 0t8 0t8 0" fill="none" ${ink(2, '#FFFFFF')}/>
    <path d="M10 22Q12-6 32-6T54 22" fill="none" ${ink(5.6)}/>
    <path d="M10 22Q12-6 32-6T54 22" fill="none" ${ink(2.8, '#8C9AA6')}/>`)

/** The hammer of a wrecker. In a 64-box. */
export const HAMMER = dieCut(`
    <path d="M14 58L42 22" fill="none" ${ink(9.4)}/>
    <path d="M14 58L42 22" fill="none" ${ink(6, '#9A6434')}/>
    <path d="M30 6L60 28L50 42L20 20z" fill="#8C9AA6" ${ink(2.4)}/>
    <path class="i" d="M34 12L54 27" fill="none" ${ink(2.2, '#DDE5EC')}/>`)

/** The cake from grandmother’s cottage. In a 64-box. */
export const CAKE = dieCut(`
    <ellipse cx="32" cy="56" rx="26" ry="6" fill="#FFF8E6" ${ink()}/>
    <path d="M10 54V34H54V54Q32 62 10 54z" fill="#C98A45" ${ink()}/>
    <path d="M10 46Q32 54 54 46V40Q32 48 10 40z" fill="#FFF3DC" ${ink(1.5)}/>
    <path d="M8 34Q8 24 32 24T56 34Q54 42 50 37Q46 44 42 38Q38 46 33 39Q28 46 24 38Q19 43 15 37Q9 41 8 34z" fill="#F6B7C6" ${ink()}/>
    <circle cx="32" cy="20" r="6" fill="#D7263D" ${ink()}/>
    <path class="i" d="M33 15q2-7 8-8" fill="none" ${ink()}/>`)

/** The gold thread from the spinning room. In a 64-box. */
export const THREAD = dieCut(`
    <path d="M14 6H50V15H14zM14 50H50V59H14z" fill="#9A6434" ${ink(2.2)}/>
    <path d="M18 15H46V50H18z" fill="#F2B01E" ${ink(2.2)}/>
    <path class="i" d="M18 22L46 18M18 30L46 26M18 38L46 34M18 46L46 42" fill="none" ${ink(2, '#A87408')}/>
    <path d="M46 44Q60 46 58 58" fill="none" ${ink(4.4)}/>
    <path d="M46 44Q60 46 58 58" fill="none" ${ink(2, '#F2B01E')}/>`)

/** The slipper from the ballroom. In a 64-box. */
export const SLIPPER = dieCut(`
    <path d="M4 34Q2 20 12 16Q18 34 34 40Q58 42 62 52Q60 58 50 58H34Q22 56 16 44L14 60H7z" fill="#CFEFFC" ${ink(2.4)}/>
    <path d="M12 16Q18 34 34 40Q30 30 24 26Q20 20 12 16z" fill="#8CC8EC" ${ink(1.6)}/>
    <path class="i" d="M40 46q8 1 13 5M9 26q1 8 5 14" fill="none" ${ink(2, '#FFFFFF')}/>
    <path d="M38 5L40.12 11.88L47 14L40.12 16.12L38 23L35.88 16.12L29 14L35.88 11.88Z" fill="#FFE28A" ${ink(1.6)}/>
    <path d="M54 21L55.27 24.73L59 26L55.27 27.27L54 31L52.73 27.27L49 26L52.73 24.73Z" fill="#FFE28A" ${ink(1.3)}/>`)

/** One of the king’s soldiers: of tin, with a bearskin and a halberd. */
export const SOLDIER = figure(
  `
    <path d="M54 62V-2" fill="none" ${ink(6)}/>
    <path d="M54 62V-2" fill="none" ${ink(3, '#9A6434')}/>
    <path d="M54-20L60-8L54-4L48-8z" fill="#DDE5EC" ${ink(1.8)}/>
    <path d="M48-4Q40-6 40 6Q46 2 54 4z" fill="#DDE5EC" ${ink(1.8)}/>
    <path d="M54 0l8 3-8 4z" fill="#DDE5EC" ${ink(1.6)}/>
    <path d="M10 62Q10 40 30 40T50 62z" fill="#C8322D" ${ink()}/>
    <path class="i" d="M20 44L38 60M40 44L22 60" fill="none" ${ink(3.4, '#FFF8E6')}/>
    <circle cx="30" cy="52" r="2.6" fill="#F2B01E" ${ink(1.3)}/>
    <path d="M46 50L54 44" fill="none" ${ink(8)}/>
    <path d="M46 50L54 44" fill="none" ${ink(5, '#C8322D')}/>
    <circle cx="54" cy="43.5" r="3.6" fill="#F3C9A0" ${ink(1.5)}/>
    <path d="M18 24H42V32Q40 42 30 43Q20 42 18 32z" fill="#F3C9A0" ${ink()}/>
    <circle class="i" cx="25" cy="31" r="2" fill="${INK}"/>
    <circle class="i" cx="35" cy="31" r="2" fill="${INK}"/>
    <circle class="i" cx="22" cy="35" r="2.4" fill="#E8765A" fill-opacity=".5"/>
    <circle class="i" cx="38" cy="35" r="2.4" fill="#E8765A" fill-opacity=".5"/>
    <path class="i" d="M26 37.5q4 2.5 8 0" fill="none" ${ink(1.6)}/>
    <path d="M15 26Q13-8 30-8T45 26Q30 20 15 26z" fill="#2A2230" ${ink(2.2)}/>
    <path d="M15 26Q30 20 45 26V22Q30 16 15 22z" fill="#F2B01E" ${ink(1.5)}/>
    <path class="i" d="M22 4q2-5 5-6" fill="none" ${ink(1.8, '#6A6076')}/>`,
  '#AEB9C2',
)

/** A villager with a bundle on a stick. */
export const VILLAGER = figure(
  `
    <path d="M44 22L62 0" fill="none" ${ink(5.4)}/>
    <path d="M44 22L62 0" fill="none" ${ink(2.6, '#9A6434')}/>
    <path d="M48 2Q47-9 60-10T72 2Q72 13 60 13T48 2z" fill="#6FA0C8" ${ink()}/>
    <path d="M56-9Q50-17 54-19Q59-17 60-11Q61-17 66-19Q70-17 64-9z" fill="#6FA0C8" ${ink(1.8)}/>
    <circle class="i" cx="56" cy="-4" r="1.5" fill="#FFE9E0"/>
    <circle class="i" cx="64" cy="-2" r="1.5" fill="#FFE9E0"/>
    <circle class="i" cx="60" cy="5" r="1.5" fill="#FFE9E0"/>
    <path class="i" d="M52 4h5v5h-5zM62-3h5v5h-5z" fill="none" ${ink(1.4)}/>
    <path d="M8 62Q8 42 28 40T50 62z" fill="#7A8F4A" ${ink()}/>
    <path d="M16 60L20 44H36L40 60z" fill="#F7EDD3" ${ink(1.6)}/>
    <path d="M44 50Q50 38 46 28" fill="none" ${ink(8)}/>
    <path d="M44 50Q50 38 46 28" fill="none" ${ink(5, '#7A8F4A')}/>
    <path d="M12 26Q10 6 28 6T44 26Q44 38 38 42H18Q12 38 12 26z" fill="#B9854A" ${ink()}/>
    <path d="M17 27q0-12 11-12t11 12q0 11-11 13q-11-2-11-13z" fill="#F9D9B9" ${ink()}/>
    <circle class="i" cx="23.5" cy="27" r="2" fill="${INK}"/>
    <circle class="i" cx="33" cy="27" r="2" fill="${INK}"/>
    <circle class="i" cx="20.5" cy="32" r="2.4" fill="#E8765A" fill-opacity=".5"/>
    <circle class="i" cx="36" cy="32" r="2.4" fill="#E8765A" fill-opacity=".5"/>
    <path class="i" d="M25.5 34q3 2.7 6 0" fill="none" ${ink(1.8)}/>
    <path class="i" d="M21 22.5q2.5-1.5 5 0M31 22.5q2.5-1.5 5 0" fill="none" ${ink(1.5)}/>`,
  '#A9743A',
)

/** A sleeping die: the next roll for new monsters is skipped. Centred at (0, 0), radius 18. */
export const HUSH =
  `<rect x="-15" y="-9" width="26" height="25" rx="6" transform="translate(1.4 2)" fill="#000" opacity=".3"/>` +
  `<rect x="-15" y="-9" width="26" height="25" rx="6" fill="#FFF8E6" ${ink(2.2)}/>` +
  `<path d="M-11 2q3 3.6 6 0M1 2q3 3.6 6 0M-4 9.5q2 1.8 4 0" fill="none" ${ink(2)}/>` +
  `<path d="M5-17h6l-6 7h6M13-19h4.4l-4.4 5h4.4" fill="none" ${ink(4.6, '#FFF8E6')}/>` +
  `<path d="M5-17h6l-6 7h6M13-19h4.4l-4.4 5h4.4" fill="none" ${ink(2, '#3A4C86')}/>`

const THINGS: Record<ThingId, string> = { cake: CAKE, thread: THREAD, slipper: SLIPPER }

/** "Bring it here": the thing that a house waits for in a dashed blue ring, centred at (0, 0), radius 17. */
export const wantedMarkup = (thing: ThingId): string =>
  '<circle r="14.6" fill="var(--legal-hi)" stroke="var(--halo)" stroke-width="4.4"/>' +
  '<circle r="14.6" fill="none" stroke="var(--legal)" stroke-width="2.6" stroke-dasharray="5.2 2.44"/>' +
  `<g transform="scale(.34) translate(-32 -32)">${THINGS[thing]}</g>`

const LINE = 'fill="none" stroke="#F4E6FF" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"'

/** The imprint in the wax of each curse, centred at (0, 0). */
const CURSE_SIGNS: Record<CurseId, string> = {
  night: '<path d="M3-8a8.5 8.5 0 1 0 5 12a7 7 0 0 1-5-12z"/>',
  thicket: `<path d="M-8 8L8-8M-8-8L8 8M-3-8l-1 5M4-8l-1 5M-8-2l5-1M8-3l-5 1M-4 8l1-5M4 8l-1-5" ${LINE}/>`,
  feet: `<path d="M-5-9q4-1 4 4t-2 6h-3q-1-4-1-6t2-4zM-4 3h3q1 4-1 4t-2-4z"/><circle cx="5" cy="5" r="4"/><path d="M-2 6q2 3 3 0" ${LINE}/>`,
  tongue: `<path d="M-8-3Q0-8 8-3Q6 5 0 5T-8-3z" ${LINE}/><path d="M-3 1Q-3 9 0 9T3 1z"/><path d="M-9 8L9-9" ${LINE}/>`,
  wither: `<path d="M0 9Q1 0-2-8M-1 2Q-8 2-8-5Q-2-5-1 2zM0 5Q7 6 8-1Q2-2 0 5z" ${LINE}/><path d="M4-8l2 3M8-7l1 2" ${LINE}/>`,
  mist: `<path d="M-9-5Q-5-9-1-5T7-5M-7 1Q-3-3 1 1T9 1M-9 7Q-5 3-1 7T7 7" ${LINE}/>`,
}

/** A curse: a seal of black wax with a violet ring, centred at (0, 0), radius 17. */
export function curseMarkup(curse: CurseId): string {
  const wax = blob(streamOf(`curse${curse}`), 0, 0, 16, 11, 0.1)
  return (
    `<path d="${wax}" transform="translate(1 2.2)" fill="#000" opacity=".4"/>` +
    `<path d="${wax}" fill="#3A2050" stroke="${INK}" stroke-width="1.8"/>` +
    `<circle r="12.8" fill="none" stroke="#B79AE0" stroke-width="1.4"/>` +
    `<g fill="#F4E6FF" transform="scale(.94)">${CURSE_SIGNS[curse]}</g>`
  )
}

/** The drawing on the scroll of each spell, centred at (0, 0). */
const SPELL_SIGNS: Record<SpellId, string> = {
  vanish:
    '<path d="M-8 4Q-10-3-4-4Q-3-9 2-7Q8-8 7-2Q11 1 8 5Q0 9-8 4z" fill="#fff"/><path d="M-3 0l3 3 4-5"/>',
  sleep: '<path d="M-7-5h7l-7 8h7M2-8h6l-6 7h6"/>',
  shoes: '<path d="M-8-6V4Q-8 7-4 7H8Q9 2 3 1Q-2 0-2-6z" fill="#C8442A"/><path d="M-9 9H9"/>',
  home: '<path d="M0-9L9-1H6V8H-6V-1H-9z" fill="#8FC253"/><path d="M-2 8V2H2V8"/>',
  sesame: '<path d="M-9 8Q-9-8 0-8T9 8z" fill="#9C968C"/><path d="M-3 8Q-4-2 0-3Q4-2 3 8z" fill="#FFE25A"/>',
  mend: '<path d="M-8 8L7-7"/><circle cx="7.5" cy="-7.5" r="1.6" fill="#fff"/><path d="M7-7Q-2-10-4-3T-8 1" stroke="#C01F2E"/>',
}

/** A spell: a scroll with gilded rods, centred at (0, 0), radius 20. */
export const spellMarkup = (spell: SpellId): string =>
  '<path d="M-13-14H15V16H-13z" transform="translate(2 4)" fill="var(--shadow)"/>' +
  `<path d="M-13-14H13V14H-13z" fill="#FFF8E6" ${ink()}/>` +
  `<path d="M-17-18H17Q20-14.5 17-11H-17Q-20-14.5-17-18zM-17 11H17Q20 14.5 17 18H-17Q-20 14.5-17 11z" fill="#D9A441" ${ink()}/>` +
  `<g fill="none" stroke="${INK}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round">${SPELL_SIGNS[spell]}</g>`
