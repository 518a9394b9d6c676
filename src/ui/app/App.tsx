import { useKeysSheet } from '../keys/useKeysSheet.ts'
import { Notices } from '../notices/Notices.tsx'
import { TroublePage } from '../notices/TroublePage.tsx'
import { AbsentPage } from '../parts/Absent.tsx'
import { Late } from '../parts/Late.tsx'
import { PAGES } from '../parts/pages.ts'
import { Dialogs } from './Dialogs.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { LiveAnnouncer } from './LiveRegion.tsx'
import { usePageName } from './page-name.ts'
import { useDocument } from './useDocument.ts'
import { useFocusKept } from './useFocusKept.ts'

/** The whole game: one page at a time, with whatever lies over any page. */
export function App() {
  useDocument()
  useKeysSheet()
  useFocusKept()
  const page = usePageName()
  return (
    <>
      <ErrorBoundary instead={(error, again) => <TroublePage error={error} again={again} />}>
        <Late part={PAGES[page]} given={{}} absent={AbsentPage} />
        <Notices />
        <Dialogs />
      </ErrorBoundary>
      <LiveAnnouncer />
    </>
  )
}
