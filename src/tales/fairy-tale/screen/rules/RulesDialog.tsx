import { useState } from 'react'
import { Spreads } from '../../../../ui/frames/book/Spreads.tsx'
import { Tabs } from '../../../../ui/frames/tabs/Tabs.tsx'
import { Dialog } from '../../../../ui/page/Dialog.tsx'
import { useAllWords } from '../../words/useAllWords.ts'
import { HeroesPage } from './HeroesPage.tsx'
import { SpecialPage } from './SpecialPage.tsx'
import { SymbolsPage } from './SymbolsPage.tsx'
import { TurnPage } from './TurnPage.tsx'

const PAGES = [
  ['turn', TurnPage],
  ['symbols', SymbolsPage],
  ['special', SpecialPage],
  ['heroes', HeroesPage],
] as const

/** The rule book: the game itself, and a chapter each for symbols, special tiles and heroes. */
export function RulesDialog({ onClose }: { onClose: () => void }) {
  const { rules } = useAllWords()
  const [page, setPage] = useState<string>('turn')
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
