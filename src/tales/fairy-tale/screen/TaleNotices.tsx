import { UnreadableChoices, UnreadableLeaders } from '../../../ui/frames/notice/Unreadable.tsx'
import { useLiveLeaders } from '../leaders.ts'
import { useTaleSettings } from '../settings.ts'
import { useDoorWords } from '../words/useDoorWords.ts'

/** What this tale has to tell on any page: what of its own could not be read. */
export function TaleNotices() {
  const { settings, bots } = useDoorWords()
  return (
    <>
      <UnreadableChoices choices={useTaleSettings} names={settings} />
      <UnreadableLeaders leaders={useLiveLeaders} words={bots.unreadable} />
    </>
  )
}
