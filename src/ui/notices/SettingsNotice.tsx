import { SETTINGS, type Settings, useSettings } from '../../store/settings.ts'
import { Button } from '../art/index.ts'
import { openDialog } from '../page/page.ts'
import { useSpeedName } from '../settings/useSpeedName.ts'
import { type HouseWords, useAppWords } from '../text/house.ts'
import { Notice } from './Notice.tsx'

/** The notice about settings that could not be read. */
export function SettingsNotice() {
  const words = useAppWords()
  const speed = useSpeedName()
  const { unreadable, set } = useSettings()
  if (unreadable.length === 0) return null
  const isAll = unreadable.length === SETTINGS.length
  const names = isAll ? 'all' : settingNames(unreadable, words, speed)
  return <UnreadableSettings names={names} onUnderstood={() => set({})} />
}

interface UnreadableSettingsProps {
  /** The names of the settings in their dialog. */
  names: readonly string[] | 'all'
  onUnderstood: () => void
}

/** The notice that lists unreadable settings, with a button to the settings. It stays until it is dismissed. */
export function UnreadableSettings({ names, onUnderstood }: UnreadableSettingsProps) {
  const { notices, common } = useAppWords()
  const chooseAnew = () => {
    onUnderstood()
    openDialog('settings')
  }
  const quoted = () => common.list([...new Set(names)].map((name) => `“${name}”`))
  return (
    <Notice
      ways={
        <>
          <Button onClick={onUnderstood}>{notices.understood}</Button>
          <Button onClick={chooseAnew}>{notices.chooseSettings}</Button>
        </>
      }
    >
      <p>{names === 'all' ? notices.settingsUnreadable : notices.settingsPartlyUnreadable(quoted())}</p>
    </Notice>
  )
}

/** Returns the names of settings in their dialog. */
function settingNames(
  chosen: readonly (keyof Settings)[],
  { settings, sound }: HouseWords,
  speed: string,
): string[] {
  const { language, theme, motion, handover, tips, keys, letters, hand, flat } = settings
  const names: Readonly<Record<keyof Settings, string>> = {
    language,
    theme,
    speed,
    motion,
    handover,
    tips,
    keys,
    sound: sound.name,
    loudness: sound.name,
    music: sound.music,
    letters,
    hand,
    flat,
  }
  return chosen.map((setting) => names[setting])
}
