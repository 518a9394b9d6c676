import { SETTINGS, type Settings, useSettings } from '../../store/settings.ts'
import { Plank } from '../art/index.ts'
import { openDialog } from '../page/page.ts'
import { useSpeedName } from '../settings/useSpeedName.ts'
import { type HouseWords, useHouseWords } from '../text/house.ts'
import { Notice } from './Notice.tsx'

/** Settings that could not be read. */
export function SettingsNotice() {
  const words = useHouseWords()
  const speed = useSpeedName()
  const { unreadable, set } = useSettings()
  if (unreadable.length === 0) return null
  const isAll = unreadable.length === SETTINGS.length
  const names = isAll ? 'all' : settingNames(unreadable, words, speed)
  return <UnreadableSettings names={names} onUnderstood={() => set({})} />
}

interface UnreadableSettingsProps {
  /** What they are called where they are chosen. */
  names: readonly string[] | 'all'
  onUnderstood: () => void
}

/** Which settings could not be read, and the way to choose them anew. Told until it is known. */
export function UnreadableSettings({ names, onUnderstood }: UnreadableSettingsProps) {
  const { notices, common } = useHouseWords()
  const chooseAnew = () => {
    onUnderstood()
    openDialog('settings')
  }
  const quoted = () => common.list([...new Set(names)].map((name) => `“${name}”`))
  return (
    <Notice
      ways={
        <>
          <Plank onClick={onUnderstood}>{notices.understood}</Plank>
          <Plank onClick={chooseAnew}>{notices.chooseSettings}</Plank>
        </>
      }
    >
      <p>{names === 'all' ? notices.settingsUnreadable : notices.settingsPartlyUnreadable(quoted())}</p>
    </Notice>
  )
}

/** What some settings are called where they are chosen. */
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
