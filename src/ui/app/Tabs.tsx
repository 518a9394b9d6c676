import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import styles from './Tabs.module.css'

interface Tab {
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
  /** Its leaves lie in a dialog, which scrolls for them; else they fill the sheet that the tabs stick out of. */
  inDialog?: boolean
}

/** Sheets that lie on each other, one in sight. Arrow keys go from tab to tab. */
export function Tabs({ label, tabs, open, onOpen, inDialog = false }: TabsProps) {
  const own = useId()
  const list = useRef<HTMLDivElement>(null)
  const shown = tabs.find(({ id }) => id === open) ?? tabs[0]

  function onKeyDown(event: KeyboardEvent): void {
    const at = tabs.findIndex(({ id }) => id === shown?.id)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1 + tabs.length, Home: 0, End: tabs.length - 1 }[
      event.key
    ]
    const next = to === undefined ? undefined : tabs[to % tabs.length]
    if (!next) return
    event.preventDefault()
    onOpen(next.id)
    list.current?.querySelector<HTMLElement>(`[data-tab='${next.id}']`)?.focus()
  }

  return (
    <div className={styles['tabs']} data-in-dialog={inDialog}>
      <div ref={list} className={styles['list']} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map(({ id, title }) => (
          <button
            key={id}
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that scrolls must be able to have the focus
        tabIndex={0}
      >
        {shown?.panel}
      </div>
    </div>
  )
}
