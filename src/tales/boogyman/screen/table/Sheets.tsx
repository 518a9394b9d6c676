import { enemyOf } from '../../../../engine/boogyman/index.ts'
import { useSettings } from '../../../../store/settings.ts'
import { Heading, Sheet } from '../../../../ui/art/index.ts'
import { DialogButton } from '../../../../ui/frames/DialogButton.tsx'
import { SheetTitle } from '../../../../ui/frames/table/SheetTitle.tsx'
import styles from '../../../../ui/frames/table/SideSheet.module.css'
import { HourButton } from '../../../../ui/page/HourButton.tsx'
import { SoundButton } from '../../../../ui/sound/SoundButton.tsx'
import { useFrameWords } from '../../../../ui/text/useFrameWords.ts'
import { useOwnSeat } from '../../seating.ts'
import { useMessages } from '../../words/useMessages.ts'
import { LookOut } from '../foresight/LookOut.tsx'
import { HintButton } from '../hints/HintButton.tsx'
import { useShownState } from '../now/at-table.ts'
import { Breaths } from './Breaths.tsx'
import { Footprints } from './Footprints.tsx'
import { QuietTurns } from './QuietTurns.tsx'
import { Side } from './Side.tsx'
import { TaleSoFar } from './TaleSoFar.tsx'
import { ToDo } from './ToDo.tsx'
import { UndoButton } from './UndoButton.tsx'

/** The sheets of paper at both sides of the board, or in a narrower window at one, and the strip below it. */
export function Sheets({ rail }: { rail: boolean }) {
  return (
    <>
      <LeftSheet rail={rail} />
      {!rail && <RightSheet />}
      <footer className={styles['footer']}>
        <UndoButton size={58} caption />
        <HintButton size={50} />
        <Sheet seed="foot" className={styles['strip']}>
          <ToDo />
        </Sheet>
        <Footprints size={50} caption />
      </footer>
    </>
  )
}

/** The own side, and the tale so far; where there is no other sheet, the other side and the warnings as well. */
function LeftSheet({ rail }: { rail: boolean }) {
  const shown = useShownState()
  const { book, common, table } = useMessages()
  const { log } = useFrameWords()
  const own = useOwnSeat(shown.onTurn)
  const hand = useSettings((settings) => settings.hand)
  return (
    <Sheet torn={[hand === 'left' ? 'left' : 'right']} seed="left" className={styles['left']}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be able to have the focus */}
      <section className={styles['inside']} aria-label={table.sheets.own} tabIndex={0}>
        <SheetTitle flourish={book.flourish} main={book.main} turn={common.turn(shown.turn)} />
        <Side seat={own} compact={rail} />
        {rail && <Side seat={enemyOf(own)} compact />}
        {rail && <LookOut />}
        <Heading level={3}>{log.heading}</Heading>
        <TaleSoFar />
      </section>
      <div className={styles['foot']}>
        <QuietTurns quiet={shown.quiet} />
        {rail && <Tools />}
      </div>
    </Sheet>
  )
}

/** The other side, what it threatens, and the game in three pictures. */
function RightSheet() {
  const { onTurn } = useShownState()
  const { table } = useMessages()
  const hand = useSettings((settings) => settings.hand)
  return (
    <Sheet torn={[hand === 'left' ? 'right' : 'left']} seed="right" className={styles['right']}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be able to have the focus */}
      <section className={styles['inside']} aria-label={table.sheets.other} tabIndex={0}>
        <Tools />
        <Side seat={enemyOf(useOwnSeat(onTurn))} />
        <LookOut />
        <Breaths />
        <Verse />
      </section>
    </Sheet>
  )
}

function Verse() {
  const { verse } = useMessages().table
  return (
    <p className={styles['verse']}>
      {verse.map((line) => (
        <span key={line}>{line} </span>
      ))}
    </p>
  )
}

/** The rules, the settings, the sound, and day or night. */
function Tools() {
  return (
    <div className={styles['tools']}>
      <DialogButton opens="rules" />
      <DialogButton opens="settings" />
      <SoundButton />
      <HourButton />
    </div>
  )
}
