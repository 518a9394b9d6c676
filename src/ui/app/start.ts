import { useDraft } from '../../tales/fairy-tale/screen/setup/draft.ts'
import { usePage } from './page.ts'

/**
 * Takes over what the address says, once, when the page is opened: a link with a seed opens the cover
 * with it, even while a game is running. The address is then cleared, so that a reload goes on with
 * the game.
 */
export function followAddress({ location, history }: Window): void {
  if (!useDraft.getState().follow(location.search)) return
  usePage.setState({ cover: true })
  history.replaceState(null, '', location.pathname + location.hash)
}
