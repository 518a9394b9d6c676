import type { KeptLine } from '../../store/kept/kept-games.ts'
import { toTale } from '../../ui/page/page.ts'
import type { ListedTale } from './kept-page.tsx'

/** Goes on with a kept game at its table; one that has ended is looked at in its album. */
export function toKept({ address }: ListedTale, { id, outcome }: KeptLine): void {
  if (outcome) location.hash = `/${address}/album/${id}`
  else toTale(address)
}
