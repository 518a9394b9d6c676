import { Heading } from '../../../../ui/art/index.ts'
import { SheetTitle } from '../../../../ui/frames/table/SheetTitle.tsx'
import { SideSheet, Tools } from '../../../../ui/frames/table/SideSheet.tsx'
import { useFrameWords } from '../../../../ui/text/frames.ts'
import { useMessages } from '../../words/messages.ts'
import { LeadButton } from '../bots/bots.tsx'
import { Nights } from '../foresight/Nights.tsx'
import { Odds } from '../foresight/Odds.tsx'
import { useShownState } from '../now/at-table.ts'
import { Deck } from './Deck.tsx'
import { Life } from './Life.tsx'
import { TaleSoFar } from './parts.ts'
import styles from './Sheets.module.css'
import { Treasure } from './Treasure.tsx'

/** Life and the night, the deck, and the tale so far; where there is no other sheet, the odds as well. */
export function LeftSheet({ rail }: { rail: boolean }) {
  const { turn, place } = useShownState()
  const { book, cards, common, table } = useMessages()
  const { log } = useFrameWords()
  const where = place.name ? `${cards.fortresses[place.name]}, ` : ''
  return (
    <SideSheet side="left" name={table.sheets.own} turn={turn} foot={rail && <Tools />}>
      <SheetTitle flourish={book.flourish} main={book.main} turn={`${where}${common.turn(turn)}`} />
      <Life />
      {rail && <Odds />}
      <Deck />
      {rail && <Treasure />}
      <Heading>{log.heading}</Heading>
      <TaleSoFar />
      {rail && <Nights />}
      <div className={styles['lead']}>
        <LeadButton />
      </div>
    </SideSheet>
  )
}

/** The treasure, the odds of the assault, and the nights to come. */
export function RightSheet() {
  const { table } = useMessages()
  return (
    <SideSheet side="right" name={table.sheets.other}>
      <Tools />
      <Treasure />
      <Odds />
      <Nights />
      <p className={styles['verse']}>
        {table.verse.map((line) => (
          <span key={line}>{line} </span>
        ))}
      </p>
    </SideSheet>
  )
}
