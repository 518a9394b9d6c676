import type { ReactNode } from 'react'
import {
  LANGUAGES as LANGUAGE_CODES,
  MOTIONS,
  SPEEDS,
  SWITCHES,
  THEMES,
  useSettings,
} from '../../store/settings.ts'
import { Button, RadioGroup } from '../art/index.ts'
import { RetryWords } from '../page/chosen-words.tsx'
import { Dialog } from '../page/Dialog.tsx'
import { useTale } from '../page/open-tale.ts'
import { goToCover, openDialog, usePage } from '../page/page.ts'
import { SoundChoices } from '../sound/SoundChoices.tsx'
import { useAppWords } from '../text/house.ts'
import { useKeysWords } from '../text/keys.ts'
import { LANGUAGES, WordsMissing } from '../text/language.ts'
import { About } from './About.tsx'
import { SeatingChoices } from './SeatingChoices.tsx'
import styles from './SettingsSheet.module.css'
import { useSpeedName } from './useSpeedName.ts'

interface SettingsSheetProps {
  onClose: () => void
  /** One sentence about the open tale. */
  about?: string
  /** The status of the open game, if any. */
  game?: 'none' | 'running' | 'over'
  /** True if this device knows only its view of the game, which cannot be sent. */
  isView?: boolean
  /** True if this device has no seat in the game, and cannot give it up. */
  isWatching?: boolean
  /** The settings of the open tale only. */
  children?: ReactNode
}

/** The settings of this browser, the buttons that leave a game, and the credits. */
export function SettingsSheet({
  onClose,
  about,
  game = 'none',
  isView = false,
  isWatching = false,
  children,
}: SettingsSheetProps) {
  const { settings, notices } = useAppWords()
  const speedName = useSpeedName()
  const speechless = usePage(({ failure }) => failure instanceof WordsMissing)
  const { language, theme, speed, motion, handover, tips, set } = useSettings()
  return (
    <Dialog title={settings.title} onClose={onClose}>
      <div className={styles.choices}>
        <RadioGroup
          legend={settings.language}
          options={LANGUAGE_CODES}
          chosen={language}
          words={LANGUAGES}
          languages
          onChoose={(choice) => set({ language: choice })}
        />
        {speechless && (
          <div role="alert">
            <p>{notices.wordsAbsent}</p>
            <RetryWords />
          </div>
        )}
        <RadioGroup
          legend={settings.theme}
          options={THEMES}
          chosen={theme}
          words={settings.themes}
          onChoose={(choice) => set({ theme: choice })}
        />
        <RadioGroup
          legend={speedName}
          options={SPEEDS}
          chosen={speed}
          words={settings.speeds}
          onChoose={(choice) => set({ speed: choice })}
        />
        <RadioGroup
          legend={settings.motion}
          options={MOTIONS}
          chosen={motion}
          words={settings.motions}
          onChoose={(choice) => set({ motion: choice })}
        />
        <RadioGroup
          legend={settings.handover}
          options={SWITCHES}
          chosen={handover}
          words={settings.handovers}
          onChoose={(choice) => set({ handover: choice })}
        />
        <RadioGroup
          legend={settings.tips}
          options={SWITCHES}
          chosen={tips}
          words={settings.handovers}
          onChoose={(choice) => set({ tips: choice })}
        />
        {children}
        <SoundChoices />
        <SeatingChoices />
      </div>
      <Ways {...{ game, isView, isWatching }} />
      <About>{about ?? settings.aboutHouse}</About>
    </Dialog>
  )
}

/** Buttons: rules, sharing, cover, giving up. */
function Ways({
  game,
  isView,
  isWatching,
}: Pick<Required<SettingsSheetProps>, 'game' | 'isView' | 'isWatching'>) {
  const { settings } = useAppWords()
  const keys = useKeysWords()
  const elsewhere = usePage(({ shelf, cover, place }) => shelf || cover || place !== null)
  const atTable = game !== 'none' && !elsewhere
  const canSend = useTale()?.dialogs.send !== undefined && !isView
  return (
    <div className={styles.ways}>
      <Button onClick={() => openDialog('rules')}>{settings.rules}</Button>
      <Button onClick={() => openDialog('keys')}>{keys.title}</Button>
      {atTable && canSend && <Button onClick={() => openDialog('send')}>{settings.send}</Button>}
      {atTable && <Button onClick={goToCover}>{settings.toCover}</Button>}
      {atTable && game === 'running' && !isWatching && (
        <Button onClick={() => openDialog('give-up')}>{settings.giveUp}</Button>
      )}
      {atTable && <p className={styles.kept}>{settings.coverKeeps}</p>}
    </div>
  )
}
