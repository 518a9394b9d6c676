import { UnreadableSettings } from '../../../ui/notices/SettingsNotice.tsx'
import { useTaleSettings } from '../settings.ts'
import { useDoorWords } from '../words/useDoorWords.ts'
import { UnreadableLeaders } from './bots/UnreadableLeaders.tsx'

/** What this tale has to tell on any page: what of its own could not be read. */
export const TaleNotices = () => (
  <>
    <UnreadableChoices />
    <UnreadableLeaders />
  </>
)

/** What was chosen for this tale alone and could not be read. */
function UnreadableChoices() {
  const { settings } = useDoorWords()
  const { unreadable, set } = useTaleSettings()
  if (unreadable.length === 0) return null
  return <UnreadableSettings names={unreadable.map((one) => settings[one])} onUnderstood={() => set({})} />
}
