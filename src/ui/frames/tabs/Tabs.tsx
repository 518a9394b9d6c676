import { type CSSProperties, type KeyboardEvent, type ReactNode, useId } from 'react'
import { rove } from '../../input/roving.ts'
import { targetRef } from '../../input/targets.ts'
import { Pieces } from '../../parts/Pieces.tsx'
import styles from './Tabs.module.css'

/** How high a tab is at least, in pixels; the one in sight is four higher, and twelve of each lie under its sheet. */
export const TAB = 44

const SIZES = { '--tab': `${TAB}px` } as CSSProperties

export interface Tab {
  id: string
  title: string
  panel: ReactNode
}

interface TabsProps {
  label: string
  tabs: readonly Tab[]
  /** The one in sight. */
  open: string
  onOpen(id: string): void
  /** They are bookmarks that stick out of an open book, whose pages take the focus themselves. */
  bookmarks?: boolean
}

/** Sheets that lie on each other, one in sight. Arrow keys go from tab to tab. */
export function Tabs({ label, tabs, open, onOpen, bookmarks = false }: TabsProps) {
  const own = useId()
  const shown = tabs.find(({ id }) => id === open) ?? tabs[0]

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const next = rove(event, '[role="tab"]', bookmarks ? 'ring' : 'row')?.dataset['tab']
    if (next) onOpen(next)
  }

  return (
    <div className={styles['tabs']} style={SIZES} data-bookmarks={bookmarks}>
      <div className={styles['list']} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map(({ id, title }) => (
          <button
            key={id}
            ref={targetRef(`tab:${id}`)}
            type="button"
            role="tab"
            id={`${own}-${id}`}
            data-tab={id}
            aria-selected={id === shown?.id}
            aria-controls={`${own}-panel`}
            tabIndex={id === shown?.id ? 0 : -1}
            className={styles['tab']}
            onClick={() => onOpen(id)}
          >
            {title}
          </button>
        ))}
      </div>
      <div
        className={styles['panel']}
        role="tabpanel"
        id={`${own}-panel`}
        aria-labelledby={`${own}-${shown?.id}`}
        tabIndex={bookmarks ? undefined : 0}
      >
        <Pieces key={shown?.id}>{shown?.panel}</Pieces>
      </div>
    </div>
  )
}
