import { type CSSProperties, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { rove } from '../../input/rove.ts'
import { targetRef } from '../../input/targets.ts'
import { ONE_TAB_STOP } from '../../input/toolbar.ts'
import { useAreaStop } from '../../page/useScrolls.ts'
import { Pieces } from '../../parts/Pieces.tsx'
import styles from './Tabs.module.css'

/** The least height of a tab in pixels. The open tab is four pixels higher, and all tabs reach twelve pixels under the panel. */
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
  /** The id of the open tab. */
  open: string
  onOpen(id: string): void
  /** True for bookmarks of an open book. Its pages take the focus themselves. */
  bookmarks?: boolean
}

/**
 * Hook: the open tab, and the function that opens another. Opens `shows` whenever its subject changes, except to null:
 * a question or a selection that must not stay hidden.
 */
export function useSheetTab(
  first: string,
  subject: unknown,
  shows = first,
): [open: string, setOpen: (id: string) => void] {
  const [open, setOpen] = useState(first)
  const [before, setBefore] = useState(subject)
  if (before !== subject) {
    setBefore(subject)
    if (subject !== null) setOpen(shows)
  }
  return [open, setOpen]
}

/** Tabs over panels, one of them open. Arrow keys move between tabs, and between the controls of the open panel. */
export function Tabs({ label, tabs, open, onOpen, bookmarks = false }: TabsProps) {
  const own = useId()
  const panel = useRef<HTMLDivElement>(null)
  const tabIndex = useAreaStop(panel)
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
        ref={panel}
        className={styles['panel']}
        role="tabpanel"
        id={`${own}-panel`}
        aria-labelledby={`${own}-${shown?.id}`}
        {...(!bookmarks && { tabIndex, ...ONE_TAB_STOP })}
      >
        <Pieces key={shown?.id}>{shown?.panel}</Pieces>
      </div>
    </div>
  )
}
