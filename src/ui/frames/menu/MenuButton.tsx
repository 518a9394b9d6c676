import { useRef, useState } from 'react'
import { Icon, IconButton } from '../../art/index.ts'
import { Late } from '../../parts/Late.tsx'
import { useFrameWords } from '../../text/frames.ts'
import { MENU_PANEL } from '../table/lazy-table-parts.ts'
import styles from './MenuButton.module.css'

/** The menu of a page that has neither a plank nor a tab for it. The panel is as wide as the nearest positioned element, and below it. */
export function MenuButton() {
  const { menu } = useFrameWords().table
  const plank = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles['menu']}>
      <IconButton
        ref={plank}
        size={48}
        aria-label={menu}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="open-book" size={28} />
      </IconButton>
      <div className={styles['panel']}>
        {isOpen && <Late part={MENU_PANEL} given={{ plank, onClose: () => setOpen(false) }} />}
      </div>
    </div>
  )
}
