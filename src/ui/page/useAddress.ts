import { useOpenTale } from './open-tale.ts'
import { usePage } from './page.ts'

/** Hook: a text that names the open page. Dialogs do not change it. */
export function useAddress(): string {
  const tale = useOpenTale(({ id }) => id)
  return usePage(({ shelf, house, day, dayOf, place, cover, lookingBack }) =>
    JSON.stringify([shelf || tale, house, day, dayOf, place, cover, lookingBack]),
  )
}
