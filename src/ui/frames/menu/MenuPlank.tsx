import { useRef, useState } from 'react'
import { Button, Icon } from '../../art/index.ts'
import { SHARED_KEYS } from '../../input/shortcuts.ts'
import { elementOf, type TargetId, targetRef } from '../../input/targets.ts'
import { useKeyHint } from '../../keys/key-hint.ts'
import { InlineFallback } from '../../parts/Absent.tsx'
import { Late } from '../../parts/Late.tsx'
import { useFrameWords } from '../../text/frames.ts'
import { MENU, MENU_PANEL } from '../table/lazy-table-parts.ts'
import type { Tab } from '../tabs/Tabs.tsx'
import styles from './MenuPlank.module.css'

const BUTTON: TargetId = 'table:menu'

/** The menu button of a side panel. The menu opens over that panel: above the button at its foot, else below the button. */
export function MenuPlank({ atFoot = false }: { atFoot?: boolean }) {
  const { menu } = useFrameWords().table
  const plank = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { key } = useKeyHint(SHARED_KEYS.menu)
  return (
    <div ref={targetRef(BUTTON)} className={styles['menu']} data-at-foot={atFoot ? '' : undefined}>
      <Button
        ref={plank}
        className={styles['plank']}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-keyshortcuts={key}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles['words']}>
          <Icon name="menu" size={26} />
          {menu}
        </span>
      </Button>
      {isOpen && <Late part={MENU_PANEL} given={{ plank, onClose: () => setOpen(false) }} />}
    </div>
  )
}

/** The id of the menu's tab on the sheet of a phone. */
export const MENU_TAB = 'menu'

/** Hook: the menu as the last tab of a phone's sheet. `onLeave` opens another tab: it is called before an item opens another page. */
export function useMenuTab(onLeave: () => void): Tab {
  const { menu } = useFrameWords().table
  return {
    id: MENU_TAB,
    title: menu,
    panel: <Late part={MENU} given={{ onLeave }} failed={InlineFallback} />,
  }
}

/** Opens the menu of the table by its button or by its tab, and moves the focus there. An open menu of a side panel closes. */
export function openMenu(): void {
  const opener = elementOf(BUTTON)?.querySelector('button') ?? elementOf(`tab:${MENU_TAB}`)
  opener?.focus({ preventScroll: true })
  opener?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}
