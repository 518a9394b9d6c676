import { Plank } from '../../../ui/art/index.ts'
import { Notice } from '../../../ui/notices/Notice.tsx'
import { UnreadableSettings } from '../../../ui/notices/SettingsNotice.tsx'
import { useHouseWords } from '../../../ui/text/useHouseWords.ts'
import { useLeaders } from '../leaders.ts'
import { useTaleSettings } from '../settings.ts'
import { useCoverWords } from '../words/useCoverWords.ts'

/** What this tale has to tell on any page: what of its own could not be read. */
export const TaleNotices = () => (
  <>
    <UnreadableChoices />
    <UnreadableLeaders />
  </>
)

/** What was chosen for this tale alone and could not be read. */
function UnreadableChoices() {
  const { settings } = useCoverWords()
  const { unreadable, set } = useTaleSettings()
  if (unreadable.length === 0) return null
  return <UnreadableSettings names={unreadable.map((one) => settings[one])} onUnderstood={() => set({})} />
}

/** Who led the siege could not be read: told on whatever page is open, since it may concern one that goes on. */
function UnreadableLeaders() {
  const { bots } = useCoverWords()
  const { notices } = useHouseWords()
  const unreadable = useLeaders((leaders) => leaders.unreadable)
  if (!unreadable) return null
  const understood = () => useLeaders.setState({ unreadable: false })
  return (
    <Notice ways={<Plank onClick={understood}>{notices.understood}</Plank>}>
      <p>{bots.unreadable}</p>
    </Notice>
  )
}
