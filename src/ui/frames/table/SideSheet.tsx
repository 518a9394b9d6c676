import { type ReactNode, useEffect, useRef } from 'react'
import { useSettings } from '../../../store/settings.ts'
import { Sheet } from '../../art/index.ts'
import { HourButton } from '../../page/HourButton.tsx'
import { Pieces } from '../../parts/Pieces.tsx'
import { SoundButton } from '../../sound/SoundButton.tsx'
import { DialogButton } from '../DialogButton.tsx'
import styles from './SideSheet.module.css'

interface SideSheetProps {
  /** Where it lies for a right hand; for a left one they change places. */
  side: 'left' | 'right'
  /** For screen readers. */
  name: string
  /** What turn it tells of: with another it is read from its head again. */
  turn?: number
  /** What lies at its foot and does not scroll. */
  foot?: ReactNode
  children: ReactNode
}

/** A sheet of paper beside the board, torn where it ends. What it cannot hold is scrolled. */
export function SideSheet({ side, name, turn, foot, children }: SideSheetProps) {
  const inside = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn begins at the head of the sheet
  useEffect(() => {
    if (inside.current) inside.current.scrollTop = 0
  }, [turn])
  const hand = useSettings((settings) => settings.hand)
  return (
    <Sheet
      torn={[(hand === 'left') === (side === 'left') ? 'left' : 'right']}
      seed={side}
      className={styles[side]}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be able to have the focus */}
      <section ref={inside} className={styles['inside']} aria-label={name} tabIndex={0}>
        <Pieces>{children}</Pieces>
      </section>
      {foot && (
        <div className={styles['foot']}>
          <Pieces>{foot}</Pieces>
        </div>
      )}
    </Sheet>
  )
}

/** The rules, the settings, the sound, and day or night. */
export const Tools = () => (
  <div className={styles['tools']}>
    <DialogButton opens="rules" />
    <DialogButton opens="settings" />
    <SoundButton />
    <HourButton />
  </div>
)

interface TableFootProps {
  /** Beside the strip: what takes back, and hints. */
  before: ReactNode
  /** On the strip of paper: what can be done now. */
  children: ReactNode
  /** At the other side of the strip. */
  after?: ReactNode
}

/** Below the board, which stays alive between its pieces: a strip of paper, and wooden counters beside it. */
export const TableFoot = ({ before, children, after }: TableFootProps) => (
  <footer className={styles['footer']}>
    <Pieces>{before}</Pieces>
    <Sheet seed="foot" className={styles['strip']}>
      <Pieces>{children}</Pieces>
    </Sheet>
    <Pieces>{after}</Pieces>
  </footer>
)
