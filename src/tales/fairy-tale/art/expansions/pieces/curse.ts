import type { CurseId } from '../../../../../engine/fairy-tale/index.ts'
import { streamOf } from '../../../../../ui/art/random.ts'
import { blob, INK } from '../../../../../ui/art/svg.ts'

const LINE = 'fill="none" stroke="#F4E6FF" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"'

/** What is pressed into the wax of each curse, round (0, 0). */
const SIGNS: Record<CurseId, string> = {
  night: '<path d="M3-8a8.5 8.5 0 1 0 5 12a7 7 0 0 1-5-12z"/>',
  thicket: `<path d="M-8 8L8-8M-8-8L8 8M-3-8l-1 5M4-8l-1 5M-8-2l5-1M8-3l-5 1M-4 8l1-5M4 8l-1-5" ${LINE}/>`,
  feet: `<path d="M-5-9q4-1 4 4t-2 6h-3q-1-4-1-6t2-4zM-4 3h3q1 4-1 4t-2-4z"/><circle cx="5" cy="5" r="4"/><path d="M-2 6q2 3 3 0" ${LINE}/>`,
  tongue: `<path d="M-8-3Q0-8 8-3Q6 5 0 5T-8-3z" ${LINE}/><path d="M-3 1Q-3 9 0 9T3 1z"/><path d="M-9 8L9-9" ${LINE}/>`,
  wither: `<path d="M0 9Q1 0-2-8M-1 2Q-8 2-8-5Q-2-5-1 2zM0 5Q7 6 8-1Q2-2 0 5z" ${LINE}/><path d="M4-8l2 3M8-7l1 2" ${LINE}/>`,
  mist: `<path d="M-9-5Q-5-9-1-5T7-5M-7 1Q-3-3 1 1T9 1M-9 7Q-5 3-1 7T7 7" ${LINE}/>`,
}

/** A curse: a seal of black wax with a violet ring, its middle at (0, 0), reaching 17. */
export function curseMarkup(curse: CurseId): string {
  const wax = blob(streamOf(`curse${curse}`), 0, 0, 16, 11, 0.1)
  return (
    `<path d="${wax}" transform="translate(1 2.2)" fill="#000" opacity=".4"/>` +
    `<path d="${wax}" fill="#3A2050" stroke="${INK}" stroke-width="1.8"/>` +
    `<circle r="12.8" fill="none" stroke="#B79AE0" stroke-width="1.4"/>` +
    `<g fill="#F4E6FF" transform="scale(.94)">${SIGNS[curse]}</g>`
  )
}
