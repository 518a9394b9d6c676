import { dismissUpdate, useAppUpdate } from '../../offline/app-update.ts'
import { Button } from '../art/index.ts'
import { usePage } from '../page/page.ts'
import { usePageName } from '../page/page-name.ts'
import type { Tale } from '../tale.ts'
import { useAppWords } from '../text/house.ts'
import { Notice } from './Notice.tsx'

/** The notice about a new version of the app. It appears on the shelf and on covers only, so that it does not interrupt a game. */
export function UpdateNotice({ tale }: { tale: Tale | null }) {
  const isShelf = usePage((page) => page.shelf)
  const open = useAppUpdate((edition) => edition.open)
  if (!open) return null
  if (tale && !isShelf) return <OnCover tale={tale} open={open} />
  return <EditionSlip open={open} />
}

function OnCover({ tale, open }: { tale: Tale; open: () => void }) {
  return usePageName(tale) === 'cover' && <EditionSlip open={open} />
}

function EditionSlip({ open }: { open: () => void }) {
  const { notices } = useAppWords()
  return (
    <Notice
      quiet
      ways={
        <>
          <Button onClick={open}>{notices.openEdition}</Button>
          <Button onClick={dismissUpdate}>{notices.later}</Button>
        </>
      }
    >
      <p>{notices.newEdition}</p>
    </Notice>
  )
}
