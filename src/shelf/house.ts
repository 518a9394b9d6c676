import type { Part } from '../ui/parts/part.ts'
import { chronicleOf } from './chronicle/chronicle.tsx'
import { dayOf } from './day/day.tsx'
import { keptPage } from './kept/kept-page.tsx'
import { TALES } from './tales.ts'

const fetchGames = async () => (await import('../store/kept/this-browser.ts')).keptGames

/** The pages of the house beside the shelf, by what names each in its address (`#/tales`). */
export const HOUSE: Readonly<Record<string, Part<object>>> = {
  tales: keptPage(fetchGames, TALES),
  chronicle: chronicleOf(fetchGames, TALES),
  day: dayOf(fetchGames, TALES),
}
