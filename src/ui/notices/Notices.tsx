import { useState } from 'react'
import { useStore } from 'zustand'
import type { SaveHealth } from '../../session/game-store.ts'
import { ThinkerFailed } from '../../store/faults.ts'
import { Button } from '../art/index.ts'
import { RetryWords } from '../page/chosen-words.tsx'
import { ChunkLoadError } from '../page/chunk-load-error.ts'
import { OrNothing } from '../page/OrNothing.tsx'
import { useTale } from '../page/open-tale.ts'
import { usePage } from '../page/page.ts'
import { showsGame, usePageName } from '../page/page-name.ts'
import type { Tale } from '../tale.ts'
import { useAppWords } from '../text/house.ts'
import { WordsMissing } from '../text/language.ts'
import { DamagedNotice } from './DamagedNotice.tsx'
import { KeepCopy } from './KeepCopy.tsx'
import { LoadProblemText, LoadProblemWays } from './load-failure.tsx'
import { Notice } from './Notice.tsx'
import styles from './Notices.module.css'
import { SettingsNotice } from './SettingsNotice.tsx'
import { UnsavedBadge } from './UnsavedBadge.tsx'
import { UpdateNotice } from './UpdateNotice.tsx'

/** All notices, in a corner of the page. */
export function Notices() {
  const tale = useTale()
  return (
    <>
      {tale && <UnsavedBadge tale={tale} />}
      <div className={styles.notices}>
        {tale && <DamagedNotice tale={tale} />}
        {tale && <MissingMoveNotice tale={tale} />}
        {tale && <StorageNotice tale={tale} />}
        {tale && <WatchingNotice tale={tale} />}
        <SettingsNotice />
        <UpdateNotice tale={tale} />
        {tale?.Notices && (
          <OrNothing>
            <tale.Notices />
          </OrNothing>
        )}
        <FailureNotice tale={tale} />
      </div>
    </>
  )
}

/** The notice about storage trouble. Once dismissed, it appears again only for another kind of trouble. */
function StorageNotice({ tale }: { tale: Tale }) {
  const { notices } = useAppWords()
  const storage = useStore(tale.game, ({ storage: health }) => health)
  const lostOnReload = useStore(tale.game, (now) => now.lostOnReload)
  const watching = useStore(tale.game, (now) => now.watching)
  const isAtTable = useStore(tale.game, ({ device }) => device !== null)
  const [told, setTold] = useState<SaveHealth>('ok')
  if (storage === 'ok' && told !== 'ok') setTold('ok')
  if ((watching && !isAtTable) || storage === 'ok' || storage === told) return null
  return (
    <Notice
      ways={
        <>
          <Button onClick={() => setTold(storage)}>{notices.understood}</Button>
          <ReloadIfUnreadable storage={storage} />
          <KeepCopy tale={tale} />
        </>
      }
    >
      <p>{notices.storage[storage]}</p>
      {/* The server still has the game of a table. */}
      {!isAtTable && <p>{lostOnReload ? notices.lostOnReload : notices.lostOnClose}</p>}
    </Notice>
  )
}

/** The button to reload, if the storage is unreadable: a reloaded page can sometimes read it. */
function ReloadIfUnreadable({ storage }: { storage: SaveHealth }) {
  const { notices } = useAppWords()
  if (storage !== 'unreadable') return null
  return <Button onClick={() => location.reload()}>{notices.reload}</Button>
}

/** The notice that the last move can be missing, because the tab with the game ended without warning. */
function MissingMoveNotice({ tale }: { tale: Tale }) {
  const { game } = tale
  const name = usePageName(tale)
  const { notices } = useAppWords()
  const moveMayBeMissing = useStore(game, (now) => now.moveMayBeMissing)
  if (!moveMayBeMissing || !showsGame(name)) return null
  return (
    <Notice ways={<Button onClick={() => game.getState().dismissMissingMove()}>{notices.understood}</Button>}>
      <p>{notices.moveMayBeMissing}</p>
    </Notice>
  )
}

/** The notice that another tab plays the game on the page. */
function WatchingNotice({ tale }: { tale: Tale }) {
  const { game } = tale
  const name = usePageName(tale)
  const { notices } = useAppWords()
  const watching = useStore(game, (now) => now.watching && now.device === null)
  const tooLate = useStore(game, (now) => now.tooLate)
  const storage = useStore(game, ({ storage: health }) => health)
  // The cover shows no game to watch.
  if (!watching || !showsGame(name)) return null
  return (
    <Notice
      ways={
        <>
          <ReloadIfUnreadable storage={storage} />
          <Button onClick={() => game.getState().takeOver()}>{notices.playHere}</Button>
        </>
      }
    >
      <p>{tooLate ? notices.tooLate : notices.watching}</p>
      {storage !== 'ok' && (
        <p>
          {notices.storage[storage]} {notices.notTakenOver}
        </p>
      )}
    </Notice>
  )
}

function FailureNotice({ tale }: { tale: Tale | null }) {
  const { notices } = useAppWords()
  const failure = usePage((page) => page.failure)
  if (!failure) return null
  const understood = () => usePage.setState({ failure: null })
  const understoodWay = <Button onClick={understood}>{notices.understood}</Button>
  if (failure instanceof ChunkLoadError) {
    const retry = () => {
      understood()
      for (const again of failure.retries) void again()
    }
    return (
      <Notice
        ways={
          <>
            {understoodWay}
            <LoadProblemWays problem={failure.problem} retry={retry} />
          </>
        }
      >
        <p>
          <LoadProblemText problem={failure.problem} />
        </p>
      </Notice>
    )
  }
  const failureWords = () => {
    if (failure instanceof WordsMissing) return notices.wordsAbsent
    if (failure instanceof ThinkerFailed) return notices.thinkerFailed
    const { session, storage } = tale?.game.getState() ?? { session: null }
    return session && storage === 'ok' ? notices.failureKept : notices.failure
  }
  return (
    <Notice
      ways={
        <>
          {understoodWay}
          {failure instanceof WordsMissing && <RetryWords />}
          <Button onClick={() => location.reload()}>{notices.reload}</Button>
        </>
      }
    >
      <p>{failureWords()}</p>
    </Notice>
  )
}
