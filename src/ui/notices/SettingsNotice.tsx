import { SETTINGS, useSettings } from '../../store/settings.ts'
import { openDialog } from '../app/page.ts'
import { Plank } from '../art/index.ts'
import { useCoverWords } from '../text/useCoverWords.ts'
import { Notice } from './Notice.tsx'
import { settingNames } from './setting-names.ts'

/** Settings that could not be read: which they are, and the way to choose them anew. Told until it is known. */
export function SettingsNotice() {
  const messages = useCoverWords()
  const { notices, common } = messages
  const unreadable = useSettings((settings) => settings.unreadable)
  const set = useSettings((settings) => settings.set)
  if (unreadable.length === 0) return null
  const understood = () => set({})
  const chooseAnew = () => {
    understood()
    openDialog('settings')
  }
  return (
    <Notice
      ways={
        <>
          <Plank onClick={understood}>{notices.understood}</Plank>
          <Plank onClick={chooseAnew}>{notices.chooseSettings}</Plank>
        </>
      }
    >
      <p>
        {unreadable.length === SETTINGS.length
          ? notices.settingsUnreadable
          : notices.settingsPartlyUnreadable(common.list(settingNames(unreadable, messages)))}
      </p>
    </Notice>
  )
}
