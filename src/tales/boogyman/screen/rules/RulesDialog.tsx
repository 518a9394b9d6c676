import { useState } from 'react'
import { Spreads } from '../../../../ui/frames/book/Spreads.tsx'
import { Tabs } from '../../../../ui/frames/tabs/Tabs.tsx'
import { Dialog } from '../../../../ui/page/Dialog.tsx'
import { useMessages } from '../../words/useMessages.ts'
import { GamePage } from './GamePage.tsx'
import { RulingsPage } from './RulingsPage.tsx'

const PAGES = [
  ['game', GamePage],
  ['rulings', RulingsPage],
] as const

/** The rule book: the game itself, and every ruling by its number. */
export function RulesDialog({ onClose }: { onClose: () => void }) {
  const { rules } = useMessages()
  const [page, setPage] = useState<string>('game')
  return (
    <Dialog book title={rules.title} onClose={onClose}>
      <Tabs
        bookmarks
        label={rules.title}
        open={page}
        onOpen={setPage}
        tabs={PAGES.map(([id, Page]) => ({
          id,
          title: rules.pages[id],
          panel: (
            <Spreads key={id} name={rules.pages[id]}>
              <Page />
            </Spreads>
          ),
        }))}
      />
    </Dialog>
  )
}
