import { memo } from 'react'
import { DialogButton } from '../../../../ui/frames/DialogButton.tsx'
import { HourButton } from '../../../../ui/page/HourButton.tsx'
import { SoundButton } from '../../../../ui/sound/SoundButton.tsx'
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
