import { linkedSeed } from './seeds.ts'

let opened: (search: string) => void

/**
 * The link that opened the page, if it says anything. A promise, because either side may be first: the draft, which takes it
 * over, loads with the cover.
 */
export const openingLink = new Promise<string>((resolve) => {
  opened = resolve
})

/** Stores the link that opened the page. Returns true if it says anything. */
export function keepLink(search: string): boolean {
  if (linkedSeed(search).kind === 'none') return false
  opened(search)
  return true
}
