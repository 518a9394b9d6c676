import { openLater, useEdition } from '../../offline/edition.ts'
import { Plank } from '../art/index.ts'
import { usePage } from '../page/page.ts'
import { usePageName } from '../page/page-name.ts'
import type { Tale } from '../tale.ts'
import { useHouseWords } from '../text/house.ts'
import { Notice } from './Notice.tsx'

/** A new edition of the house has come. Told only where nobody is playing; whoever plays sees it on the cover, later. */
export function EditionNotice({ tale }: { tale: Tale | null }) {
  const isShelf = usePage((page) => page.shelf)
  const open = useEdition((edition) => edition.open)
  if (!open) return null
  if (tale && !isShelf) return <OnCover tale={tale} open={open} />
  return <EditionSlip open={open} />
}

function OnCover({ tale, open }: { tale: Tale; open: () => void }) {
  return usePageName(tale) === 'cover' && <EditionSlip open={open} />
}

function EditionSlip({ open }: { open: () => void }) {
  const { notices } = useHouseWords()
  return (
    <Notice
      quiet
      ways={
        <>
          <Plank onClick={open}>{notices.openEdition}</Plank>
          <Plank onClick={openLater}>{notices.later}</Plank>
        </>
      }
    >
      <p>{notices.newEdition}</p>
    </Notice>
  )
}
