import { useState } from 'react'
import type { GameHealth } from '../../store/saved-game.ts'
import { useGame } from '../../tales/fairy-tale/game.ts'
import { UnreadableLeaders } from '../../tales/fairy-tale/screen/bots/UnreadableLeaders.tsx'
import { LeavesMissing } from '../../tales/fairy-tale/screen/late/leaves.tsx'
import { usePage } from '../app/page.ts'
import { Plank } from '../art/index.ts'
import { WordsMissing } from '../text/language.ts'
import { useCoverWords } from '../text/useCoverWords.ts'
import { DamagedNotice } from './DamagedNotice.tsx'
import { KeepCopy } from './KeepCopy.tsx'
import { Notice } from './Notice.tsx'
import styles from './Notices.module.css'
import { SettingsNotice } from './SettingsNotice.tsx'

/** All that must be told, in a corner of whatever page is open. */
export function Notices() {
  return (
    <div className={styles.notices}>
      <DamagedNotice />
      <StorageNotice />
      <SettingsNotice />
      <UnreadableLeaders />
      <FailureNotice />
    </div>
  )
}

/** Said once, for as long as the same is wrong with the storage. */
function StorageNotice() {
  const { notices } = useCoverWords()
  const storage = useGame((game) => game.storage)
  const [told, setTold] = useState<GameHealth>('ok')
  if (storage === 'ok' && told !== 'ok') setTold('ok')
  if (storage === 'ok' || storage === told) return null
  const words: Record<typeof storage, string> = {
    full: notices.storageFull,
    forbidden: notices.storageForbidden,
    unreadable: notices.storageUnreadable,
    elsewhere: notices.storageElsewhere,
  }
  /** Loaded again, the page may find what it does not have now. */
  const mayFind = storage === 'elsewhere' || storage === 'unreadable'
  return (
    <Notice
      ways={
        <>
          <Plank onClick={() => setTold(storage)}>{notices.understood}</Plank>
          {mayFind && (
            <Plank onClick={() => location.reload()}>
              {storage === 'elsewhere' ? notices.playHere : notices.reload}
            </Plank>
          )}
          {mayFind && <KeepCopy />}
        </>
      }
    >
      <p>{words[storage]}</p>
    </Notice>
  )
}

function FailureNotice() {
  const { notices } = useCoverWords()
  const failure = usePage((page) => page.failure)
  const kept = useGame(({ session, storage }) => session !== null && storage === 'ok')
  if (!failure) return null
  const failureWords = () => {
    if (failure instanceof WordsMissing) return notices.wordsAbsent
    if (failure instanceof LeavesMissing) return notices.absent
    return kept ? notices.failureKept : notices.failure
  }
  return (
    <Notice
      ways={
        <>
          <Plank onClick={() => usePage.setState({ failure: null })}>{notices.understood}</Plank>
          <Plank onClick={() => location.reload()}>{notices.reload}</Plank>
        </>
      }
    >
      <p>{failureWords()}</p>
    </Notice>
  )
}
