import { useState } from 'react'
import { Dialog } from '../app/Dialog.tsx'
import { Tabs } from '../app/Tabs.tsx'
import { useMessages } from '../text/useMessages.ts'
import { HeroesPage } from './HeroesPage.tsx'
import { SpecialPage } from './SpecialPage.tsx'
import { SymbolsPage } from './SymbolsPage.tsx'
import { TurnPage } from './TurnPage.tsx'

/** The rule book: the game itself, and a page each for symbols, special tiles and heroes. */
export function RulesDialog({ onClose }: { onClose: () => void }) {
  const { rules } = useMessages().common
  const [page, setPage] = useState('turn')
  return (
    <Dialog title={rules.title} onClose={onClose}>
      <Tabs
        inDialog
        label={rules.title}
        open={page}
        onOpen={setPage}
        tabs={[
          { id: 'turn', title: rules.pages.turn, panel: <TurnPage /> },
          { id: 'symbols', title: rules.pages.symbols, panel: <SymbolsPage /> },
          { id: 'special', title: rules.pages.special, panel: <SpecialPage /> },
          { id: 'heroes', title: rules.pages.heroes, panel: <HeroesPage /> },
        ]}
      />
    </Dialog>
  )
}
