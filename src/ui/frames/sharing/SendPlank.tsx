import { Plank } from '../../art/index.ts'
import { openDialog } from '../../page/page.ts'
import { useHouseWords } from '../../text/useHouseWords.ts'

/** The way from a page to sending its game. */
export function SendPlank() {
  const { settings } = useHouseWords()
  return <Plank onClick={() => openDialog('send')}>{settings.send}</Plank>
}
