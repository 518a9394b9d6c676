import { useState } from 'react'
import { useStore } from 'zustand'
import type { SaveHealth } from '../../session/game-store.ts'
import { ThinkerFailed } from '../../store/faults.ts'
import { Plank } from '../art/index.ts'
import { RetryWords } from '../page/chosen-words.tsx'
import { OrNothing } from '../page/OrNothing.tsx'
import { useTale } from '../page/open-tale.ts'
import { usePage } from '../page/page.ts'
import { showsGame, usePageName } from '../page/page-name.ts'
import { PartMissing } from '../page/part-missing.ts'
import type { Tale } from '../tale.ts'
import { useHouseWords } from '../text/house.ts'
import { WordsMissing } from '../text/language.ts'
import { DamagedNotice } from './DamagedNotice.tsx'
import { EditionNotice } from './EditionNotice.tsx'
import { KeepCopy } from './KeepCopy.tsx'
import { LoadProblemText, LoadProblemWays } from './load-failure.tsx'
import { Notice } from './Notice.tsx'
import styles from './Notices.module.css'
import { SettingsNotice } from './SettingsNotice.tsx'
import { UnsavedBadge } from './UnsavedBadge.tsx'

/** All that must be told, in a corner of whatever page is open. */
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
        <EditionNotice tale={tale} />
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

/** Said once, for as long as the same is wrong with the storage. */
function StorageNotice({ tale }: { tale: Tale }) {
  const { notices } = useHouseWords()
  const storage = useStore(tale.game, ({ storage: health }) => health)
  const lostOnReload = useStore(tale.game, (now) => now.lostOnReload)
  const watching = useStore(tale.game, (now) => now.watching)
  const [told, setTold] = useState<SaveHealth>('ok')
  if (storage === 'ok' && told !== 'ok') setTold('ok')
  if (watching || storage === 'ok' || storage === told) return null
  return (
    <Notice
      ways={
        <>
          <Plank onClick={() => setTold(storage)}>{notices.understood}</Plank>
          <ReloadIfUnreadable storage={storage} />
          <KeepCopy tale={tale} />
        </>
      }
    >
      <p>{notices.storage[storage]}</p>
      <p>{lostOnReload ? notices.lostOnReload : notices.lostOnClose}</p>
    </Notice>
  )
}

/** A reloaded page may be able to read what this one cannot. */
function ReloadIfUnreadable({ storage }: { storage: SaveHealth }) {
  const { notices } = useHouseWords()
  if (storage !== 'unreadable') return null
  return <Plank onClick={() => location.reload()}>{notices.reload}</Plank>
}

/** The tab that had the game ended without warning. */
function MissingMoveNotice({ tale }: { tale: Tale }) {
  const { game } = tale
  const name = usePageName(tale)
  const { notices } = useHouseWords()
  const moveMayBeMissing = useStore(game, (now) => now.moveMayBeMissing)
  if (!moveMayBeMissing || !showsGame(name)) return null
  return (
    <Notice ways={<Plank onClick={() => game.getState().dismissMissingMove()}>{notices.understood}</Plank>}>
      <p>{notices.moveMayBeMissing}</p>
    </Notice>
  )
}

/** For as long as another window plays the game that is shown. */
function WatchingNotice({ tale }: { tale: Tale }) {
  const { game } = tale
  const name = usePageName(tale)
  const { notices } = useHouseWords()
  const watching = useStore(game, (now) => now.watching)
  const tooLate = useStore(game, (now) => now.tooLate)
  const storage = useStore(game, ({ storage: health }) => health)
  // On the cover nobody watches anything.
  if (!watching || !showsGame(name)) return null
  return (
    <Notice
      ways={
        <>
          <ReloadIfUnreadable storage={storage} />
          <Plank onClick={() => game.getState().takeOver()}>{notices.playHere}</Plank>
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
  const { notices } = useHouseWords()
  const failure = usePage((page) => page.failure)
  if (!failure) return null
  const understood = () => usePage.setState({ failure: null })
  const understoodWay = <Plank onClick={understood}>{notices.understood}</Plank>
  if (failure instanceof PartMissing) {
    const retry = () => {
      understood()
      void failure.retry()
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
          <Plank onClick={() => location.reload()}>{notices.reload}</Plank>
        </>
      }
    >
      <p>{failureWords()}</p>
    </Notice>
  )
}
