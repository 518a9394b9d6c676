import { type ComponentType, Fragment, type ReactNode } from 'react'
import type { Kind } from '../../../engine/kernel/index.ts'
import type { Inset } from '../../stage/camera/view.ts'
import { TableFrame } from './TableFrame.tsx'
import type { AnyTable, TableKit } from './table-kit.ts'
import type { LayoutProps } from './table-page.tsx'

/** What a tale puts in the places of a table. */
interface LayoutSlots {
  /** Whether the paper is turned to who sits across; absent where it never is. */
  useAcross?(): boolean
  /** The board, which lies below all paper; `inset`: what paper covers of it. */
  Board: ComponentType<{ inset: Inset }>
  /** Above the board (`TurnHeader`). */
  Header: ComponentType
  /** Over the foot of the board, one below the other: what is asked or held, what was advised, and what is said. */
  told: readonly ComponentType[]
  /** The sheet at the left (`SideSheet`); as a rail it is the only one, and has what the other would have. */
  Left: ComponentType<{ rail: boolean }>
  Right: ComponentType
  /** Below the board, beside the sheets (`TableFoot`). */
  Foot: ComponentType
  /** On a phone above the board, and below it; where there is nothing below it, all the width is for what is above. */
  Theirs?: ComponentType
  Ours?: ComponentType
  /** On a phone at the bottom, or held across at the side (`PhoneSheet`). */
  Sheet: ComponentType
}

/** What every table says of itself. */
interface TableWords {
  readonly book: { readonly title: string }
  readonly table: { readonly name: string }
}

const isNeverAcross = () => false

/** Makes the layout of most tables: the board in the middle, and round it all that a turn needs. */
export const tableLayout =
  <K extends Kind, Table extends AnyTable<K>, Words extends TableWords>(
    kit: TableKit<K, Table, Words>,
    { useAcross = isNeverAcross, Board, Header, told, Left, Right, Foot, Theirs, Ours, Sheet }: LayoutSlots,
  ): ComponentType<LayoutProps> =>
  ({ children }) => {
    const m = kit.useWords()
    return (
      <TableFrame
        name={m.table.name}
        title={m.book.title}
        across={useAcross()}
        board={(inset) => <Board inset={inset} />}
        header={<Header />}
        told={inOrder(told, (Told) => <Told />)}
        left={(isRail) => <Left rail={isRail} />}
        right={<Right />}
        foot={<Foot />}
        theirs={Theirs ? <Theirs /> : null}
        ours={Ours ? <Ours /> : null}
        sheet={<Sheet />}
      >
        {children}
      </TableFrame>
    )
  }

/** Draws each of a list that is always the same. */
const inOrder = <One,>(list: readonly One[], draw: (one: One) => ReactNode): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
  list.map((one, place) => <Fragment key={place}>{draw(one)}</Fragment>)
