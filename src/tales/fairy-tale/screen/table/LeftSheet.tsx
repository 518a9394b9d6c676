import { useCallback, useRef } from 'react'
import { useSettings } from '../../../../store/settings.ts'
import { PaperCard } from '../../../../ui/art/index.ts'
import { MenuPlank } from '../../../../ui/frames/menu/MenuPlank.tsx'
import { PanelTitle } from '../../../../ui/frames/table/PanelTitle.tsx'
import { targetRef } from '../../../../ui/input/targets.ts'
import { ONE_TAB_STOP } from '../../../../ui/input/toolbar.ts'
import { useScrollStop } from '../../../../ui/page/useScrolls.ts'
import { Pieces } from '../../../../ui/parts/Pieces.tsx'
import { useMessages } from '../../words/messages.ts'
import { CharacterPanel } from '../characters/CharacterPanel.tsx'
import { CharacterStrip } from '../characters/CharacterStrip.tsx'
import { Others } from '../characters/Others.tsx'
import { useLaidOut } from '../foresight/useAhead.ts'
import { ForesightPage, LazyHintSheet, LegendNote, Suggestions } from '../lazy.tsx'
import { useTableOverrides } from '../state/instead.ts'
import { useDisplayedState, useSession } from '../state/table-state.ts'
import { LogPanel } from '../table-parts.ts'
import styles from './sheets.module.css'

interface LeftSheetProps {
  /** True if there is no right sheet: this one then has the menu. */
  rail: boolean
}

/**
 * The left sheet: the title, the character on turn, the other characters, and the log. It is also the place of the hint, the six futures
 * and the legend, so that none of them moves or covers the board.
 */
export function LeftSheet({ rail }: LeftSheetProps) {
  const inside = useRef<HTMLElement>(null)
  const sheet = useCallback((element: HTMLElement | null) => {
    inside.current = element
    return targetRef('sheet:left')(element)
  }, [])
  const tabIndex = useScrollStop(inside)
  const { seats } = useSession().config
  const shown = useDisplayedState()
  const { book, common, table } = useMessages()
  const futures = useLaidOut()
  // The space is limited: while open, the futures replace the details.
  const seat = seats[shown.onTurn]
  const note = useTableOverrides()?.note
  return (
    <PaperCard
      torn={[useSettings(({ hand }) => hand) === 'left' ? 'left' : 'right']}
      seed="left"
      className={styles['left']}
    >
      <section
        ref={sheet}
        className={styles['inside']}
        aria-label={table.sheets.left}
        tabIndex={tabIndex}
        {...ONE_TAB_STOP}
      >
        <Pieces>
          {' '}
          <div className={futures ? 'unseen' : undefined}>
            {note?.paper ?? (
              <PanelTitle flourish={book.flourish} main={book.main} turn={common.chapter(shown.turn)} />
            )}
          </div>
          {seat && futures && <CharacterStrip state={shown} seat={seat} />}
          {seat && !futures && <CharacterPanel state={shown} seat={seat} />}
          {!futures && <Others seats={seats} state={shown} />}
          {!futures && <Suggestions state={shown} />}
          <div className={styles['hint']}>
            <LazyHintSheet />
          </div>
          {!futures && !note && !rail && <LegendNote />}
          <div ref={targetRef('sheet:log')} className={styles['log']} />
          {futures ? <ForesightPage /> : !note && <LogPanel />}
        </Pieces>
      </section>
      {rail && (
        <div className={styles['menu']}>
          <Pieces>
            <MenuPlank atFoot />
          </Pieces>
        </div>
      )}
    </PaperCard>
  )
}
