import { useSyncExternalStore } from 'react'
import { useSettings } from '../../store/settings.ts'
import { isDark, watchHour } from '../app/hour.ts'
import { openDialog } from '../app/page.ts'
import { Icon, TokenButton } from '../art/index.ts'
import { SoundButton } from '../sound/SoundButton.tsx'
import { useMessages } from '../text/useMessages.ts'
import styles from './sheets.module.css'

/** The rules, the settings, the sound, and day or night; `few`: without what the header of a phone has. */
export function Tools({ few = false }: { few?: boolean }) {
  const { table } = useMessages()
  const set = useSettings((settings) => settings.set)
  const night = useNight()
  const turn = night ? table.toDay : table.toNight
  return (
    <div className={styles['tools']} data-few={few ? '' : undefined}>
      {!few && <DialogButton opens="rules" />}
      {!few && <DialogButton opens="settings" />}
      <SoundButton />
      <TokenButton
        size={48}
        aria-label={turn}
        title={turn}
        onClick={() => set({ theme: night ? 'light' : 'night' })}
      >
        <Icon name={night ? 'sun' : 'moon'} size={25} />
      </TokenButton>
    </div>
  )
}

/** The rule book or the settings, as a counter to press. */
export function DialogButton({ opens, size = 48 }: { opens: 'rules' | 'settings'; size?: number }) {
  const { table } = useMessages()
  return (
    <TokenButton size={size} aria-label={table[opens]} title={table[opens]} onClick={() => openDialog(opens)}>
      <Icon name={opens === 'rules' ? 'open-book' : 'cog'} size={25} />
    </TokenButton>
  )
}

/** Whether the table stands in the night, by choice or as the system has it at this hour. */
function useNight(): boolean {
  const theme = useSettings((settings) => settings.theme)
  const dark = useSyncExternalStore(watchHour, isDark)
  return theme === 'system' ? dark : theme === 'night'
}
