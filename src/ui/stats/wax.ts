/** Color of the raised wax. `Wax` sets it, for earned and unearned seals. */
const RAISED = 'currentColor'

/** A filled sign, pressed into the wax. */
export const filled = (d: string): string =>
  `<path d="${d}" fill="${RAISED}" stroke="${RAISED}" stroke-width="2" stroke-linejoin="round"/>`

/** A sign of lines, pressed into the wax. */
export const outlined = (d: string): string =>
  `<path d="${d}" fill="none" stroke="${RAISED}" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"/>`

/** Thin lines within a filled sign, in the color of the seal. */
export const scored = (d: string): string =>
  `<path d="${d}" fill="none" stroke="var(--wax)" stroke-width="2"/>`
