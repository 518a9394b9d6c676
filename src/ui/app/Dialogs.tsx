import { useTale } from '../page/open-tale.ts'
import { closeDialog, usePage } from '../page/page.ts'
import { AbsentDialog } from '../parts/Absent.tsx'
import { Late } from '../parts/Late.tsx'
import { DIALOGS } from './dialogs.ts'

/** Whichever dialog lies over the page: the open tale's own, or else that of the house. */
export function Dialogs() {
  const dialog = usePage((page) => page.dialog)
  const tale = useTale()
  const part = dialog && (tale?.dialogs[dialog] ?? DIALOGS[dialog])
  return part && <Late part={part} given={{ onClose: closeDialog }} absent={AbsentDialog} />
}
