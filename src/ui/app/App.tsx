import { usePlayback } from '../../playback/playback.ts'
import { useGame } from '../../store/game.ts'
import { EndPage } from '../end/EndPage.tsx'
import { useKeysSheet } from '../keys/useKeysSheet.ts'
import { Notices } from '../notices/Notices.tsx'
import { TroublePage } from '../notices/TroublePage.tsx'
import { SetupPage } from '../setup/SetupPage.tsx'
import { useTableSound } from '../sound/table-sound.ts'
import { TablePage } from '../table/TablePage.tsx'
import { Dialogs } from './Dialogs.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { LiveAnnouncer } from './LiveRegion.tsx'
import { LookingBack } from './LookingBack.tsx'
import { usePage } from './page.ts'
import { type PageName, pickPage } from './pick-page.ts'
import { useDocument } from './useDocument.ts'

/** The whole game: one page at a time, with whatever lies over any page. */
export function App() {
  useDocument()
  useKeysSheet()
  useTableSound()
  return (
    <>
      <ErrorBoundary instead={(error, again) => <TroublePage error={error} again={again} />}>
        <Page name={usePageName()} />
        <Notices />
        <Dialogs />
      </ErrorBoundary>
      <LiveAnnouncer />
    </>
  )
}

function Page({ name }: { name: PageName }) {
  if (name === 'setup') return <SetupPage />
  if (name === 'end') return <EndPage />
  return (
    <>
      <TablePage />
      <LookingBack />
    </>
  )
}

/** The end is told only when its last event has been shown. */
function usePageName(): PageName {
  const playing = useGame(({ session }) => session !== null)
  const told = usePlayback(({ shown, playing }) => !playing && shown?.outcome != null)
  const cover = usePage((page) => page.cover)
  const lookingBack = usePage((page) => page.lookingBack)
  return pickPage({ playing, cover, told, lookingBack })
}
