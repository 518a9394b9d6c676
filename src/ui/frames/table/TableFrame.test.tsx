import { fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usePage } from '../../page/page.ts'
import { stubWindow } from '../../page/testing.ts'
import { Tabs } from '../tabs/Tabs.tsx'
import { BottomSheet } from './BottomSheet.tsx'
import { SidePanel, TableFoot } from './SidePanel.tsx'
import { TableFrame } from './TableFrame.tsx'

/** The pieces of a table, in a wide window and on a phone. */
const WIDE = [
  'header',
  'notice',
  'seats',
  'log',
  'tools',
  'whole right sheet',
  'futures',
  'undo',
  'hint',
  'to do',
] as const
const PHONE = ['header', 'notice', 'rivals', 'own', 'whole sheet', 'market', 'left to do'] as const

/** The name of the piece that fails to render; null for none. */
let broken: string | null = null

function Piece({ name }: { name: string }): ReactNode {
  if (name === broken) throw new Error('the ink ran out')
  return <p>{name}</p>
}

/** A piece that contains others. */
function Around({ name, children }: { name: string; children: ReactNode }): ReactNode {
  if (name === broken) throw new Error('the ink ran out')
  return (
    <>
      <p>{name}</p>
      {children}
    </>
  )
}

/** The pieces that each container takes with it when it fails. */
const WITHIN: Readonly<Record<string, readonly string[]>> = {
  'whole right sheet': ['futures'],
  'whole sheet': ['market', 'left to do'],
}

const showTable = () =>
  render(
    <TableFrame
      name="table"
      title="tale"
      board={() => <p>board</p>}
      header={<Piece name="header" />}
      told={<Piece name="notice" />}
      left={() => (
        <SidePanel side="left" name="left" foot={<Piece name="tools" />}>
          <Piece name="seats" />
          <Piece name="log" />
        </SidePanel>
      )}
      right={
        <Around name="whole right sheet">
          <SidePanel side="right" name="right">
            <Piece name="futures" />
          </SidePanel>
        </Around>
      }
      foot={
        <TableFoot
          before={
            <>
              <Piece name="undo" />
              <Piece name="hint" />
            </>
          }
        >
          <Piece name="to do" />
        </TableFoot>
      }
      theirs={<Piece name="rivals" />}
      ours={<Piece name="own" />}
      sheet={
        <Around name="whole sheet">
          <BottomSheet
            tabs={[{ id: 'market', title: 'Market', panel: <Piece name="market" /> }]}
            open="market"
            onOpen={() => {}}
            tip={null}
          >
            <Piece name="left to do" />
          </BottomSheet>
        </Around>
      }
    >
      <Piece name="dialog" />
    </TableFrame>,
  )

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  usePage.setState(usePage.getInitialState())
})
afterEach(() => {
  broken = null
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test.each([
  ...WIDE.map((piece) => ({ piece, pieces: WIDE, width: 1440, height: 900 })),
  ...PHONE.map((piece) => ({ piece, pieces: PHONE, width: 390, height: 844 })),
])(
  'at $width pixels a broken $piece reports it in its place, and others stay',
  ({ piece, pieces, width, height }) => {
    stubWindow(width, height)
    broken = piece
    showTable()
    for (const name of [
      'board',
      ...pieces.filter((other) => other !== piece && !WITHIN[piece]?.includes(other)),
    ])
      expect(screen.getByText(name), name).toBeVisible()
    expect(screen.queryByText(piece)).toBeNull()
    expect(screen.getByRole('status')).toHaveTextContent(/could not be drawn/)

    broken = null
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByText(piece)).toBeVisible()
    expect(screen.queryByRole('status')).toBeNull()
  },
)

test('omits a dialog of the table that breaks, and reports the error', () => {
  broken = 'dialog'
  showTable()
  expect(screen.getByText('board')).toBeVisible()
  expect(usePage.getState().failure).toEqual(new Error('the ink ran out'))
})

test('a broken tab leaves the tab beside it', () => {
  broken = 'market'
  const tabs = (open: string) => (
    <Tabs
      label="sheets"
      open={open}
      onOpen={() => {}}
      tabs={['market', 'heroes'].map((id) => ({ id, title: id, panel: <Piece name={`${id}`} /> }))}
    />
  )
  const { rerender } = render(tabs('market'))
  expect(screen.getByRole('tabpanel')).toHaveTextContent(/could not be drawn/)
  rerender(tabs('heroes'))
  expect(screen.getByRole('tabpanel')).toHaveTextContent('heroes')
})
