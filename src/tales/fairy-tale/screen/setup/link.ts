import { linkedSeed } from './seeds.ts'

let opened: (search: string) => void

/**
 * The link that opened the page, if it says anything. It is a promise, because the draft that takes it over loads with the cover:
 * as a rule later, but earlier where the storage answers late.
 */
export const openingLink = new Promise<string>((resolve) => {
  opened = resolve
})

/** Keeps the link that opened the page. Returns true if it says anything. */
export function keepLink(search: string): boolean {
  if (linkedSeed(search).kind === 'none') return false
  opened(search)
  return true
}
