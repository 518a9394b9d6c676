import { useOpen } from './open-tale.ts'
import { usePage } from './page.ts'

/** Where the player is, in one text: it changes with every page that is opened, and not with a dialog. */
export function useAddress(): string {
  const tale = useOpen(({ id }) => id)
  return usePage(({ shelf, house, day, dayOf, place, cover, lookingBack }) =>
    JSON.stringify([shelf || tale, house, day, dayOf, place, cover, lookingBack]),
  )
}
