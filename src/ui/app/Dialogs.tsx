import { useGame } from '../../tales/fairy-tale/game.ts'
import { AbsentDialog } from '../parts/Absent.tsx'
import { DIALOGS } from '../parts/dialogs.ts'
import { Late } from '../parts/Late.tsx'
import { closeDialog, usePage } from './page.ts'

/** Whichever dialog lies over the page. */
export function Dialogs() {
  const dialog = usePage((page) => page.dialog)
  const playing = useGame(({ session }) => session !== null)
  if (!dialog || (dialog === 'give-up' && !playing)) return null
  return <Late part={DIALOGS[dialog]} given={{ onClose: closeDialog }} absent={AbsentDialog} />
}
