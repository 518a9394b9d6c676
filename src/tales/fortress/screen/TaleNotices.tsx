import { UnreadableChoices, UnreadableLeaders } from '../../../ui/frames/notice/Unreadable.tsx'
import { useLiveLeaders } from '../leaders.ts'
import { useTaleSettings } from '../settings.ts'
import { useCoverWords } from '../words/useCoverWords.ts'

/** What this tale has to tell on any page: what of its own could not be read. */
export function TaleNotices() {
  const { settings, bots } = useCoverWords()
  return (
    <>
      <UnreadableChoices choices={useTaleSettings} names={settings} />
      <UnreadableLeaders leaders={useLiveLeaders} words={bots.unreadable} />
    </>
  )
}
