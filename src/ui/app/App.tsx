import { useKeysSheet } from '../keys/useKeysSheet.ts'
import { Notices } from '../notices/Notices.tsx'
import { TroublePage } from '../notices/TroublePage.tsx'
import { LiveAnnouncer } from '../page/LiveRegion.tsx'
import { useOpen } from '../page/open-tale.ts'
import { usePage } from '../page/page.ts'
import { usePageName } from '../page/page-name.ts'
import { useDocument } from '../page/useDocument.ts'
import { useFocusKept } from '../page/useFocusKept.ts'
import { AbsentPage } from '../parts/Absent.tsx'
import { Late } from '../parts/Late.tsx'
import type { Part } from '../parts/part.ts'
import type { Tale } from '../tale.ts'
import { Dialogs } from './Dialogs.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'

/** The whole house: one page at a time, of the shelf or of the open tale, with whatever lies over any page. */
export function App({ shelf }: { shelf: Part<object> }) {
  useDocument()
  useKeysSheet()
  useFocusKept()
  return (
    <>
      <ErrorBoundary instead={(error, again) => <TroublePage error={error} again={again} />}>
        <Page shelf={shelf} />
        <Notices />
        <Dialogs />
      </ErrorBoundary>
      <LiveAnnouncer />
    </>
  )
}

/** The shelf where the address asks for it, whatever is running; else a page of the tale, as soon as that has come. */
function Page({ shelf }: { shelf: Part<object> }) {
  const isShelf = usePage((page) => page.shelf)
  const { tale, failed } = useOpen()
  if (isShelf) return <Late part={shelf} given={{}} absent={AbsentPage} />
  return tale ? <TalePage tale={tale} /> : <AbsentPage failed={failed} />
}

function TalePage({ tale }: { tale: Tale }) {
  const page = usePageName(tale)
  return <Late part={tale.pages[page]} given={{}} absent={AbsentPage} />
}
