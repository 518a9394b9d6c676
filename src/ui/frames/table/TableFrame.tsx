import { type ReactNode, useRef } from 'react'
import { useSettings } from '../../../store/settings.ts'
import { OrNothing } from '../../page/OrNothing.tsx'
import { useRootMark } from '../../page/useRootMark.ts'
import { Pieces } from '../../parts/Pieces.tsx'
import type { Inset } from '../../stage/camera/view.ts'
import styles from './TableFrame.module.css'
import { useFreeArea } from './useFreeArea.ts'
import { isSmall, useLayout, useTightness } from './useLayout.ts'

interface TableFrameProps {
  /** The table's name, for screen readers, and the tale's title. */
  name: string
  title: string
  /** The screen lies flat between two people, and the paper is turned to whoever sits across. */
  across?: boolean
  /** The board, which lies below all paper; `inset`: what paper covers of it. */
  board(inset: Inset): ReactNode
  /** Above the board (`TurnHeader`). */
  header: ReactNode
  /** Over the foot of the board, one below the other: what was asked for, and what is said. */
  told: ReactNode
  /** The sheet at the left (`SideSheet`); as a rail it is the only one, and has what the other would have. */
  left(isRail: boolean): ReactNode
  right: ReactNode
  /** Below the board, beside the sheets (`TableFoot`). */
  foot: ReactNode
  /** On a phone above the board, and below it; where there is nothing below it, all the width is for what is above. */
  theirs: ReactNode
  ours: ReactNode
  /** On a phone at the bottom, or held across at the side (`PhoneSheet`). */
  sheet: ReactNode
  /** Dialogs that the table opens by itself. */
  children?: ReactNode
}

/**
 * A table: the board in the middle, and round it paper in the places of a grid. What is left free is measured and told to the
 * board, so that no style sheet and no program need know how large paper is.
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
  const free = useRef<HTMLDivElement>(null)
  const inset = useFreeArea(free, `${layout} ${hand} ${across} ${low}`)
  useRootMark('table', true)
  useRootMark('turned', across)
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
        <div ref={free} className={styles['free']}>
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

/** Sheets at both sides of the board, or in a narrower window at one, and what lies below it. */
const Paper = ({ isRail, left, right, foot }: PaperProps) => (
  <>
    <Pieces>{left(isRail)}</Pieces>
    <Pieces>{!isRail && right}</Pieces>
    <Pieces>{foot}</Pieces>
  </>
)

/** On a phone, what stands above and below the board, and the sheet. */
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
