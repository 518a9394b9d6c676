import { type ComponentType, memo, type ReactNode } from 'react'
import type { GameTypes, Move, Session } from '../../../engine/kernel/index.ts'
import { isSpectator } from '../../../session/state.ts'
import { Heading } from '../../art/index.ts'
import type { Part } from '../../parts/part.ts'
import { Quiet } from '../../parts/Quiet.tsx'
import { useFrameWords } from '../../text/frames.ts'
import { AskButton } from '../hints/AskButton.tsx'
import { GameLogPanel, type LogWays } from '../log/GameLogPanel.tsx'
import type { PlacedLogEntryOf } from '../log/log-entry.ts'
import { Toast } from '../notice/Toast.tsx'
import { TakeBackButton } from '../undo/TakeBackButton.tsx'
import { onTable } from './at-table.ts'
import { ButtonBar } from './Captioned.tsx'
import type { AnyTable, TableKit } from './table-kit.ts'
import { useSmall } from './useLayout.ts'

/** The picture of a line about an undo. */
interface BackIcon {
  readonly kind: 'back'
}

const BACK_ICON: BackIcon = { kind: 'back' }

/** The parts of the log that differ between tales. */
interface LogSlots<K extends GameTypes, Words, Icon> extends LogWays {
  /** Hook: the lines that the viewer may read, memoised by session and words. */
  useLines(session: Session<K>, m: Words): readonly PlacedLogEntryOf<Icon>[]
  Mark: ComponentType<{ icon: Icon | BackIcon }>
  /** The heading of a turn, from its seat and from the part of a game that can restart. */
  headingOf(m: Words, turn: number, seat: number, part: number | undefined, session: Session<K>): string
}

interface UndoButtonProps {
  size: number
  caption?: boolean
  /** True to reserve room for the redo button. False if only text would move when it appears. */
  keepsPlace?: boolean
}

/** Makes the parts that a tale's table shows at several places, on paper and on a phone. */
export function tableParts<K extends GameTypes, Table extends AnyTable<K>, Words, Icon>(
  kit: TableKit<K, Table, Words>,
  { tips, log }: { tips?: Part<object>; log: LogSlots<K, Words, Icon> },
) {
  const { useTable, useWords, useInputBlocked, noticesOf, goingBackOf, hintsOf } = kit
  const { ask, hand } = kit.hints
  const useIsOpen = hand?.useIsOpen ?? isAlwaysOpen
  const buttons = {
    /** The undo and redo buttons; null for a spectator. */
    UndoButton({ size, caption = false, keepsPlace = true }: UndoButtonProps) {
      const table = useTable()
      const back = goingBackOf(table)
      const m = useWords()
      if (table.game(isSpectator)) return null
      const asksOf = (last: Move<K>) => kit.back.asks(m, last)
      return <TakeBackButton {...{ back, asksOf, size, caption, keepsPlace }} />
    },

    /** The button that asks the bot for a hint; null for a spectator. */
    HintButton({ size, caption = false }: { size: number; caption?: boolean }) {
      const table = useTable()
      const hints = hintsOf(table)
      const name = ask(useWords())
      const isBarred = useInputBlocked()
      const isOpen = useIsOpen()
      if (table.game(isSpectator)) return null
      return <AskButton {...{ name, size, caption }} barred={isBarred || !isOpen} onAsk={hints.ask} />
    },
  }
  const { UndoButton, HintButton } = buttons
  return {
    ...buttons,

    /** Both, side by side; null for a spectator. */
    UndoAndHint(look: { size: number; caption?: boolean }) {
      const { undoAndHint } = useFrameWords().table
      if (useTable().game(isSpectator)) return null
      return (
        <ButtonBar name={undoAndHint}>
          <UndoButton {...look} />
          <HintButton {...look} />
        </ButtonBar>
      )
    },

    /** The tip of a phone's sheet, once tips have loaded; empty in a tale without tips. */
    TipPlace() {
      return tips && <Quiet part={tips} />
    },

    /** The notice of a refused action. */
    Notice() {
      const notices = noticesOf(useTable())
      const notice = notices.useNotice((store) => store.notice)
      return <Toast notice={notice} m={useWords()} onDrop={notices.drop} />
    },

    /**
     * The log up to the displayed event, with a heading except in a tab, which has one. The tip is above it beside the board; a phone has
     * the tip in its sheet.
     */
    LogPanel() {
      const small = useSmall()
      return (
        <>
          {!small && tips && <Quiet part={tips} />}
          <TheTaleSoFar kit={kit} log={log} />
        </>
      )
    },
  }
}

const isAlwaysOpen = () => true

interface TaleSoFarProps<K extends GameTypes, Table extends AnyTable<K>, Words, Icon> {
  kit: TableKit<K, Table, Words>
  log: LogSlots<K, Words, Icon>
}

/** Memoised: the table around it renders often. */
const TheTaleSoFar = memo(function TheTaleSoFar<K extends GameTypes, Table extends AnyTable<K>, Words, Icon>({
  kit,
  log,
}: TaleSoFarProps<K, Table, Words, Icon>) {
  const table = kit.useTable()
  const m = kit.useWords()
  const session = onTable(table.game((store) => store.session))
  const lines = log.useLines(session, m)
  const { heading } = useFrameWords().log
  return (
    <>
      {useSmall() ? <h2 className="unseen">{heading}</h2> : <Heading>{heading}</Heading>}
      <GameLogPanel<K, Icon | BackIcon>
        session={session}
        playback={table.playback}
        back={kit.goingBackOf(table)}
        lines={lines}
        backIcon={BACK_ICON}
        Mark={log.Mark}
        ways={log}
        headingOf={(turn, seat, part) => log.headingOf(m, turn, seat, part, session)}
      />
    </>
  )
}) as <K extends GameTypes, Table extends AnyTable<K>, Words, Icon>(
  props: TaleSoFarProps<K, Table, Words, Icon>,
) => ReactNode
