import { type ComponentType, Fragment, type ReactNode } from 'react'
import type { GameTypes } from '../../../engine/kernel/index.ts'
import type { Inset } from '../../stage/camera/camera-view.ts'
import { TableFrame } from './TableFrame.tsx'
import type { AnyTable, TableKit } from './table-kit.ts'
import type { LayoutProps } from './table-page.tsx'

/** The parts of the usual layout. */
interface LayoutSlots {
  /** Hook: true if the panels face the far side of a flat screen. Default: never. */
  useAcross?(): boolean
  /** The board, below all panels. `inset`: the margins that panels cover. */
  Board: ComponentType<{ inset: Inset }>
  /** Above the board (`TurnHeader`). */
  Header: ComponentType
  /** Over the foot of the board, from top to bottom: question or selection, hint, notices. */
  told: readonly ComponentType[]
  /** The left panel (`SidePanel`). As a rail it is the only panel and includes the content of the right one. */
  Left: ComponentType<{ rail: boolean }>
  Right: ComponentType
  /** Below the board, beside the sheets (`TableFoot`). */
  Foot: ComponentType
  /** On a phone, above and below the board. Without `Ours`, `Theirs` takes the full width. */
  Theirs?: ComponentType
  Ours?: ComponentType
  /** On a phone, the sheet at the bottom, in landscape at the side (`BottomSheet`). */
  Sheet: ComponentType
}

/** The words that every table has. */
interface TableWords {
  readonly book: { readonly title: string }
  readonly table: { readonly name: string }
}

const isNeverAcross = () => false

/** Makes the usual layout of a table: the board in the middle, and the panels around it. */
export const tableLayout =
  <K extends GameTypes, Table extends AnyTable<K>, Words extends TableWords>(
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

/** Renders each item of a list that never changes. */
const inOrder = <One,>(list: readonly One[], draw: (one: One) => ReactNode): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
  list.map((one, place) => <Fragment key={place}>{draw(one)}</Fragment>)
