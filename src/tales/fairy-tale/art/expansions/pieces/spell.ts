import type { SpellId } from '../../../../../engine/fairy-tale/index.ts'
import { INK, ink } from '../../../../../ui/art/svg.ts'

/** What is written on the scroll of each spell, round (0, 0). */
const SIGNS: Record<SpellId, string> = {
  vanish:
    '<path d="M-8 4Q-10-3-4-4Q-3-9 2-7Q8-8 7-2Q11 1 8 5Q0 9-8 4z" fill="#fff"/><path d="M-3 0l3 3 4-5"/>',
  sleep: '<path d="M-7-5h7l-7 8h7M2-8h6l-6 7h6"/>',
  shoes: '<path d="M-8-6V4Q-8 7-4 7H8Q9 2 3 1Q-2 0-2-6z" fill="#C8442A"/><path d="M-9 9H9"/>',
  home: '<path d="M0-9L9-1H6V8H-6V-1H-9z" fill="#8FC253"/><path d="M-2 8V2H2V8"/>',
  sesame: '<path d="M-9 8Q-9-8 0-8T9 8z" fill="#9C968C"/><path d="M-3 8Q-4-2 0-3Q4-2 3 8z" fill="#FFE25A"/>',
  mend: '<path d="M-8 8L7-7"/><circle cx="7.5" cy="-7.5" r="1.6" fill="#fff"/><path d="M7-7Q-2-10-4-3T-8 1" stroke="#C01F2E"/>',
}

/** A spell: a scroll with gilded rods, its middle at (0, 0), reaching 20. */
export const spellMarkup = (spell: SpellId): string =>
  '<path d="M-13-14H15V16H-13z" transform="translate(2 4)" fill="var(--shadow)"/>' +
  `<path d="M-13-14H13V14H-13z" fill="#FFF8E6" ${ink()}/>` +
  `<path d="M-17-18H17Q20-14.5 17-11H-17Q-20-14.5-17-18zM-17 11H17Q20 14.5 17 18H-17Q-20 14.5-17 11z" fill="#D9A441" ${ink()}/>` +
  `<g fill="none" stroke="${INK}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round">${SIGNS[spell]}</g>`
