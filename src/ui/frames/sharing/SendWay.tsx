import { TextButton } from '../../art/index.ts'
import { openDialog } from '../../page/page.ts'
import { useHouseWords } from '../../text/house.ts'

/** The way from a page to sending its game. */
export function SendWay() {
  const { settings } = useHouseWords()
  return <TextButton onClick={() => openDialog('send')}>{settings.send}</TextButton>
}
