import { type Part, partsIn } from '../ui/parts/part.ts'
import { chronicleOf } from './chronicle/chronicle-of.tsx'
import { dayOf } from './day/day-of.tsx'
import { savedGamesPage } from './saved-games/saved-games-page.tsx'
import { TALES } from './tales.ts'

const fetchGames = async () => (await import('../store/saved-games/this-browser.ts')).savedGames

/** The pages of a table of several devices. */
const distance = partsIn(async () => {
  const [join, table] = await Promise.all([
    import('./distance/JoinPage.tsx'),
    import('./distance/AtTable.tsx'),
  ])
  return { ...join, ...table }
})

/** The app pages other than the shelf, by their name in the address (`#/tales`). */
export const APP_PAGES: Readonly<Record<string, Part<object>>> = {
  tales: savedGamesPage(fetchGames, TALES),
  chronicle: chronicleOf(fetchGames, TALES),
  day: dayOf(fetchGames, TALES),
  join: distance('JoinPage'),
  table: distance('AtTable'),
}
