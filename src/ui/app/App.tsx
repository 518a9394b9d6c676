import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useKeys } from '../input/keys.ts'
import { SHARED_KEYS } from '../input/shortcuts.ts'
import { Notices } from '../notices/Notices.tsx'
import { TroublePage } from '../notices/TroublePage.tsx'
import { UnopenedPage } from '../notices/UnopenedPage.tsx'
import { ErrorBoundary } from '../page/ErrorBoundary.tsx'
import { LiveAnnouncer } from '../page/LiveRegion.tsx'
import { OrNothing } from '../page/OrNothing.tsx'
import { retryOpening, useOpenTale, useRemoteParts, useTale } from '../page/open-tale.ts'
import { closeDialog, openDialog, usePage } from '../page/page.ts'
import { showsGame, usePageName } from '../page/page-name.ts'
import { useAddress } from '../page/useAddress.ts'
import { useDocument } from '../page/useDocument.ts'
import { ComingPage, DialogFallback, PageFallback } from '../parts/Absent.tsx'
import { Late } from '../parts/Late.tsx'
import type { Part } from '../parts/part.ts'
import { Quiet } from '../parts/Quiet.tsx'
import type { Tale } from '../tale.ts'
import { DIALOGS } from './dialogs.ts'

/** Handles the key that opens the shortcuts on every page. */
const useKeysSheet = (): void =>
  useKeys('app', [{ shortcut: SHARED_KEYS.keys, run: () => openDialog('keys') }])

interface HousePages {
  shelf: Part<object>
  /** The other pages of the app, by their names in the address. */
  house?: Readonly<Record<string, Part<object>>>
}

/** The app: one page of the shelf or of the open tale, with dialogs and notices over it. */
export function App(pages: HousePages) {
  useDocument()
  useKeysSheet()
  const address = useAddress()
  return (
    <>
      <ErrorBoundary
        resetKeys={[address]}
        fallback={(error, again) => <TroublePage error={error} again={again} />}
      >
        <Page {...pages} />
      </ErrorBoundary>
      <OrNothing>
        <Notices />
      </OrNothing>
      <OrNothing>
        <Dialogs />
      </OrNothing>
      <RemoteLayer />
      <LiveAnnouncer />
    </>
  )
}

/** The shelf if the address names it, even during a game; else a page of the tale once it has loaded. */
function Page({ shelf, house = {} }: HousePages) {
  const isShelf = usePage((page) => page.shelf)
  const name = usePage((page) => page.house)
  const { tale, problem } = useOpenTale()
  if (isShelf) return <LatePage part={(name !== null && house[name]) || shelf} />
  if (tale) return <TalePage tale={tale} />
  return problem ? <PageFallback failure={problem} retry={retryOpening} /> : <ComingPage />
}

const LatePage = ({ part }: { part: Part<object> }) => (
  <Late part={part} given={{}} absent={ComingPage} failed={PageFallback} />
)

function TalePage({ tale }: { tale: Tale }) {
  const name = usePageName(tale)
  const page = tale.pages[name]
  const { game } = tale
  const id = useStore(game, ({ kept }) => kept?.id)
  const failure = useStore(game, ({ failed, waiting }) => waiting !== null && failed)
  const isOpening = useStore(game, ({ session, waiting }) => session === null && waiting !== null)
  const isAtTable = showsGame(name)
  useEffect(() => {
    if (id === undefined) return
    const { hold, release } = game.getState()
    void (isAtTable ? hold() : release())
  }, [game, id, isAtTable])
  useEffect(() => () => void game.getState().release(), [game])
  if (failure && isAtTable) return <UnopenedPage tale={tale} failure={failure} />
  return page && (isOpening && isAtTable ? <OpeningPage part={page} /> : <LatePage part={page} />)
}

/** A loaded table page can draw nothing until its game is open. */
function OpeningPage({ part }: { part: Part<object> }) {
  const hasCome = useStore(part.fetched, ({ Drawn }) => Drawn !== null)
  return hasCome ? <ComingPage /> : <LatePage part={part} />
}

/** The connection state and the questions of a table of several devices, over the pages of its tale only. */
function RemoteLayer() {
  const isShelf = usePage((page) => page.shelf)
  const layer = useRemoteParts()?.layer
  return layer && !isShelf && <Quiet part={layer} />
}

/** The open dialog: that of the open tale if it has one of this name, else that of the app. */
export function Dialogs() {
  const dialog = usePage((page) => page.dialog)
  const remote = useRemoteParts()
  const tale = useTale()
  const own = dialog === 'players' ? remote?.players : null
  const part = dialog && (own ?? tale?.dialogs[dialog] ?? DIALOGS[dialog])
  return part && <Late part={part} given={{ onClose: closeDialog }} failed={DialogFallback} />
}
