import { UnreadableSettings } from '../../../ui/notices/SettingsNotice.tsx'
import { useTaleSettings } from '../settings.ts'
import { useCoverWords } from '../words/useCoverWords.ts'

/** What was chosen for this tale alone and could not be read. */
export function UnreadableChoices() {
  const { settings } = useCoverWords()
  const { unreadable, set } = useTaleSettings()
  if (unreadable.length === 0) return null
  return <UnreadableSettings names={unreadable.map((one) => settings[one])} onUnderstood={() => set({})} />
}
