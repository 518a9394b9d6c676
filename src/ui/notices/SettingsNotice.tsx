import { SETTINGS, useSettings } from '../../store/settings.ts'
import { Plank } from '../art/index.ts'
import { openDialog } from '../page/page.ts'
import { useSpeedName } from '../settings/useSpeedName.ts'
import { useHouseWords } from '../text/useHouseWords.ts'
import { Notice } from './Notice.tsx'
import { settingNames } from './setting-names.ts'

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
