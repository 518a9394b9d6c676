import { PanelTitle } from '../../../../ui/frames/table/PanelTitle.tsx'
import { SidePanel } from '../../../../ui/frames/table/SidePanel.tsx'
import { useMessages } from '../../words/messages.ts'
import { Nights } from '../foresight/Nights.tsx'
import { Odds } from '../foresight/Odds.tsx'
import { Sums } from '../foresight/Sums.tsx'
import { useDisplayedState } from '../state/table-state.ts'
import { Deck } from './Deck.tsx'
import { Life } from './Life.tsx'
import { LogPanel } from './parts.ts'
import styles from './Sheets.module.css'
import { Treasure } from './Treasure.tsx'

/** The left panel: life and night, the deck, and the log. As a single rail it also has odds and fight results. */
export function LeftSheet({ rail }: { rail: boolean }) {
  const { turn, place } = useDisplayedState()
  const { book, cards, common, table } = useMessages()
  const where = place.name ? `${cards.fortresses[place.name]}, ` : ''
  return (
    <SidePanel side="left" name={table.sheets.own} turn={turn}>
      <PanelTitle flourish={book.flourish} main={book.main} turn={`${where}${common.turn(turn)}`} />
      <Life />
      {rail && <AssaultAndFight />}
      <Deck />
      {rail && <Treasure />}
      <LogPanel />
      {rail && <Nights />}
    </SidePanel>
  )
}

/** The odds of the assault, and the result of a fight. */
const AssaultAndFight = () => (
  <Odds>
    <Sums />
  </Odds>
)

/** The right panel: treasure, odds of the assault, result of a fight, and nights. */
export function RightSheet() {
  const { table } = useMessages()
  return (
    <SidePanel side="right" name={table.sheets.other}>
      <Treasure />
      <AssaultAndFight />
      <Nights />
      <p className={styles['verse']}>
        {table.verse.map((line) => (
          <span key={line}>{line} </span>
        ))}
      </p>
    </SidePanel>
  )
}
