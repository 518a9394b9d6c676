import { type ReactNode, useRef } from 'react'
import { useSettings } from '../../../store/settings.ts'
import { OrNothing } from '../../page/OrNothing.tsx'
import { useRemoteParts } from '../../page/open-tale.ts'
import { useRootAttribute } from '../../page/useRootAttribute.ts'
import { Pieces } from '../../parts/Pieces.tsx'
import { Quiet } from '../../parts/Quiet.tsx'
import type { Inset } from '../../stage/camera/camera-view.ts'
import styles from './TableFrame.module.css'
import { useFreeArea } from './useFreeArea.ts'
import { isSmall, useLayout, useTightness } from './useLayout.ts'

interface TableFrameProps {
  /** The table's name, for screen readers, and the tale's title. */
  name: string
  title: string
  /** True if the screen is flat between two people, and the panels are rotated for the player across. */
  across?: boolean
  /** The board, below all panels. `inset`: the margins that panels cover. */
  board(inset: Inset): ReactNode
  /** Above the board (`TurnHeader`). */
  header: ReactNode
  /** The hint and the notice, stacked over the foot of the board. */
  told: ReactNode
  /** The left panel (`SidePanel`). In the rail layout it is the only panel, and includes the content of the other. */
  left(isRail: boolean): ReactNode
  right: ReactNode
  /** Below the board, beside the sheets (`TableFoot`). */
  foot: ReactNode
  /** On a phone: the pieces above and below the board. Without `ours`, `theirs` has the full width. */
  theirs: ReactNode
  ours: ReactNode
  /** On a phone: the sheet at the bottom, in landscape at the side (`BottomSheet`). */
  sheet: ReactNode
  /** Dialogs that the table opens by itself. */
  children?: ReactNode
}

/**
 * The layout of a table: the board, and panels over it in a grid. The free part of the grid is measured and passed to the board, so that no
 * code depends on panel sizes.
 */
export function TableFrame({
  name,
  title,
  across = false,
  board,
  told,
  children,
  ...paper
}: TableFrameProps) {
  const layout = useLayout()
  const { low } = useTightness()
  const hand = useSettings((settings) => settings.hand)
  const strip = useRemoteParts()?.strip
  const free = useRef<HTMLDivElement>(null)
  const inset = useFreeArea(free, `${layout} ${hand} ${across} ${low} ${strip !== undefined}`)
  useRootAttribute('table', true)
  useRootAttribute('turned', across)
  return (
    <main
      className={styles['table']}
      data-layout={layout}
      data-hand={hand}
      data-across={across}
      data-low={low ? '' : undefined}
      aria-label={name}
    >
      <h1 className="unseen">{title}</h1>
      <div className={styles['board']}>{board(inset)}</div>
      <div className={styles['over']}>
        <Pieces>{paper.header}</Pieces>
        {isSmall(layout) ? <SmallPaper {...paper} /> : <Paper isRail={layout === 'rail'} {...paper} />}
        {strip && (
          <div className={styles['devices']}>
            <Quiet part={strip} />
          </div>
        )}
        <div ref={free} className={styles['free']} data-devices={strip && ''}>
          <div className={styles['told']}>
            <Pieces>{told}</Pieces>
          </div>
        </div>
      </div>
      <OrNothing>{children}</OrNothing>
    </main>
  )
}

type PaperProps = Pick<TableFrameProps, 'left' | 'right' | 'foot'> & { isRail: boolean }

/** The panels of a large window: at both sides of the board, in a narrower window at one, and the footer. */
const Paper = ({ isRail, left, right, foot }: PaperProps) => (
  <>
    <Pieces>{left(isRail)}</Pieces>
    <Pieces>{!isRail && right}</Pieces>
    <Pieces>{foot}</Pieces>
  </>
)

/** The parts on a phone: above and below the board, and the bottom sheet. */
const SmallPaper = ({ theirs, ours, sheet }: Pick<TableFrameProps, 'theirs' | 'ours' | 'sheet'>) => (
  <>
    <div className={styles['theirs']} data-alone={ours === null || undefined}>
      <Pieces>{theirs}</Pieces>
    </div>
    {ours !== null && (
      <div className={styles['ours']}>
        <Pieces>{ours}</Pieces>
      </div>
    )}
    <Pieces>{sheet}</Pieces>
  </>
)
