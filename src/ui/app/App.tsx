import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useKeysSheet } from '../keys/useKeysSheet.ts'
import { Notices } from '../notices/Notices.tsx'
import { TroublePage } from '../notices/TroublePage.tsx'
import { LiveAnnouncer } from '../page/LiveRegion.tsx'
import { useOpen, useTale } from '../page/open-tale.ts'
import { closeDialog, usePage } from '../page/page.ts'
import { usePageName } from '../page/page-name.ts'
import { useDocument } from '../page/useDocument.ts'
import { useFocusKept } from '../page/useFocusKept.ts'
import { AbsentDialog, AbsentPage } from '../parts/Absent.tsx'
import { Late } from '../parts/Late.tsx'
import type { Part } from '../parts/part.ts'
import type { Tale } from '../tale.ts'
import { DIALOGS } from './dialogs.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'

interface HousePages {
  shelf: Part<object>
  /** The other pages of the house, by their names in the address. */
  house?: Readonly<Record<string, Part<object>>>
}

/** The whole house: one page at a time, of the shelf or of the open tale, with whatever lies over any page. */
export function App(pages: HousePages) {
  useDocument()
  useKeysSheet()
  useFocusKept()
  return (
    <>
      <ErrorBoundary instead={(error, again) => <TroublePage error={error} again={again} />}>
        <Page {...pages} />
        <Notices />
        <Dialogs />
      </ErrorBoundary>
      <LiveAnnouncer />
    </>
  )
}

/** The shelf where the address asks for it, whatever is running; else a page of the tale, as soon as that has come. */
function Page({ shelf, house = {} }: HousePages) {
  const isShelf = usePage((page) => page.shelf)
  const name = usePage((page) => page.house)
  const { tale, failed } = useOpen()
  if (isShelf) return <Late part={(name !== null && house[name]) || shelf} given={{}} absent={AbsentPage} />
  return tale ? <TalePage tale={tale} /> : <AbsentPage failed={failed} />
}

function TalePage({ tale }: { tale: Tale }) {
  const page = tale.pages[usePageName(tale)]
  const { game } = tale
  const id = useStore(game, ({ kept }) => kept?.id)
  useEffect(() => {
    // Whoever has the tale open plays it; at the shelf it is only looked at.
    if (id !== undefined) void game.getState().hold()
  }, [game, id])
  return page && <Late part={page} given={{}} absent={AbsentPage} />
}

/** Whichever dialog lies over the page: the open tale's own, or else that of the house. */
export function Dialogs() {
  const dialog = usePage((page) => page.dialog)
  const tale = useTale()
  const part = dialog && (tale?.dialogs[dialog] ?? DIALOGS[dialog])
  return part && <Late part={part} given={{ onClose: closeDialog }} absent={AbsentDialog} />
}
