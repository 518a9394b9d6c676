import { type ReactNode, useEffect, useRef } from 'react'
import { useSettings } from '../../../store/settings.ts'
import { PaperCard } from '../../art/index.ts'
import { ONE_TAB_STOP } from '../../input/toolbar.ts'
import { useScrollStop } from '../../page/useScrolls.ts'
import { Pieces } from '../../parts/Pieces.tsx'
import { MenuPlank } from '../menu/MenuPlank.tsx'
import styles from './SidePanel.module.css'
import { useLayout } from './useLayout.ts'

interface SideSheetProps {
  /** The side for right-handed players; for left-handed ones it is the other side. */
  side: 'left' | 'right'
  /** For screen readers. */
  name: string
  /** The turn that it shows. The panel scrolls to its top when this changes. */
  turn?: number
  /** Content at the foot that does not scroll. */
  foot?: ReactNode
  children: ReactNode
}

/**
 * A panel beside the board, with a torn inner edge and scrolling content. The right panel has the menu at its head. A single left panel has
 * the menu at its foot.
 */
export function SidePanel({ side, name, turn, foot, children }: SideSheetProps) {
  const inside = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn begins at the head of the sheet
  useEffect(() => {
    if (inside.current) inside.current.scrollTop = 0
  }, [turn])
  const tabIndex = useScrollStop(inside)
  const layout = useLayout()
  const hasMenuAtFoot = side === 'left' && layout === 'rail'
  const hand = useSettings((settings) => settings.hand)
  return (
    <PaperCard
      torn={[(hand === 'left') === (side === 'left') ? 'left' : 'right']}
      seed={side}
      className={styles[side]}
    >
      {side === 'right' && layout === 'wide' && (
        <div className={styles['head']}>
          <Pieces>
            <MenuPlank />
          </Pieces>
        </div>
      )}
      <section
        ref={inside}
        className={styles['inside']}
        aria-label={name}
        tabIndex={tabIndex}
        {...ONE_TAB_STOP}
      >
        <Pieces>{children}</Pieces>
      </section>
      {(foot || hasMenuAtFoot) && (
        <div className={styles['foot']}>
          <Pieces>
            {foot}
            {hasMenuAtFoot && <MenuPlank atFoot />}
          </Pieces>
        </div>
      )}
    </PaperCard>
  )
}

interface TableFootProps {
  /** Undo and hint buttons, beside the strip. */
  before: ReactNode
  /** The available actions, on the strip of paper. */
  children: ReactNode
  /** Content at the other side of the strip. */
  after?: ReactNode
}

/** The footer of the table: a strip of paper and round buttons. The board stays usable between them. */
export const TableFoot = ({ before, children, after }: TableFootProps) => (
  <footer className={styles['footer']}>
    <Pieces>{before}</Pieces>
    <PaperCard seed="foot" className={styles['strip']} {...ONE_TAB_STOP}>
      <Pieces>{children}</Pieces>
    </PaperCard>
    <Pieces>{after}</Pieces>
  </footer>
)
