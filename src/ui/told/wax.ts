/** What is pressed up: `Wax` says in which colour, earned or still to be earned. */
const RAISED = 'currentColor'

/** A sign as it is pressed into the wax of a seal: a shape. */
export const filled = (d: string): string =>
  `<path d="${d}" fill="${RAISED}" stroke="${RAISED}" stroke-width="2" stroke-linejoin="round"/>`

/** The same, in lines. */
export const outlined = (d: string): string =>
  `<path d="${d}" fill="none" stroke="${RAISED}" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"/>`

/** Thin lines that are left as the seal is, within a shape. */
export const scored = (d: string): string =>
  `<path d="${d}" fill="none" stroke="var(--wax)" stroke-width="2"/>`
