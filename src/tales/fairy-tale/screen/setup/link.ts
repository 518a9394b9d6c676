import { create } from 'zustand'
import { linkedSeed } from './seeds.ts'

/** What the link said that opened the page. It waits for the cover, which comes after it. */
export const useLink = create(() => ({ search: '' }))

/** Keeps what a link says; answers whether it says anything. */
export function keepLink(search: string): boolean {
  if (linkedSeed(search).kind === 'none') return false
  useLink.setState({ search })
  return true
}
