import { memo } from 'react'
import { HourButton } from '../../../../ui/app/HourButton.tsx'
import { openDialog } from '../../../../ui/app/page.ts'
import { Icon, TokenButton } from '../../../../ui/art/index.ts'
import { SoundButton } from '../../../../ui/sound/SoundButton.tsx'
import { useMessages } from '../../../../ui/text/useMessages.ts'
import styles from './sheets.module.css'

/** The rules, the settings, the sound, and day or night; `few`: without what the header of a phone has. */
export const Tools = memo(function Tools({ few = false }: { few?: boolean }) {
  return (
    <div className={styles['tools']} data-few={few ? '' : undefined}>
      {!few && <DialogButton opens="rules" />}
      {!few && <DialogButton opens="settings" />}
      <SoundButton />
      <HourButton />
    </div>
  )
})

/** The rule book or the settings, as a counter to press. */
export function DialogButton({ opens, size = 48 }: { opens: 'rules' | 'settings'; size?: number }) {
  const { table } = useMessages()
  return (
    <TokenButton size={size} aria-label={table[opens]} title={table[opens]} onClick={() => openDialog(opens)}>
      <Icon name={opens === 'rules' ? 'open-book' : 'cog'} size={25} />
    </TokenButton>
  )
}
