import { act } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useRemoteTable } from '../../session/remote/remote-table.ts'
import { sound } from '../../ui/sound/play.ts'
import { OverTable } from './over-table.tsx'
import { loadTaleOfTable, useTaleOfTable } from './seats.ts'
import { freshTable, lobbyOf, open, seatOf } from './testing.tsx'

vi.mock(import('../../ui/sound/play.ts'), async (original) => ({ ...(await original()), sound: vi.fn() }))
freshTable()

const SEATS = [
  seatOf('red', { by: 'person', name: 'Ann' }),
  seatOf('green', { by: 'person', name: 'Bo', presence: 'here' }),
]

const icon = document.createElement('link')
icon.rel = 'icon'

beforeEach(async () => {
  vi.mocked(sound).mockClear()
  document.title = 'The Last Fairy Tale'
  icon.setAttribute('href', '/favicon.svg')
  document.head.append(icon)
  await loadTaleOfTable('boogyman')
  useRemoteTable.setState({
    lobby: lobbyOf({ seats: SEATS, phase: 'playing', code: null, codeMs: 0 }),
    own: [0],
    line: 'here',
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  icon.remove()
})

/** Hides or shows the page. */
function hide(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

/** Gives the turn to a seat. */
function turnOf(seat: number): void {
  const { seats } = useTaleOfTable.getState()
  if (!seats) throw new Error('The seats are needed.')
  useTaleOfTable.setState({ seats: { ...seats, useSeatToAct: () => seat } })
}

describe('the turn of this device', () => {
  it('is shown by the title and a sound, until another seat must act', () => {
    turnOf(1)
    open(<OverTable />)
    expect([document.title, vi.mocked(sound).mock.calls]).toEqual(['The Last Fairy Tale', []])
    act(() => turnOf(0))
    expect(document.title).toMatch(/^Your turn – /)
    expect(sound).toHaveBeenCalledOnce()
    act(() => turnOf(1))
    expect(document.title).toBe('The Last Fairy Tale')
    expect(sound).toHaveBeenCalledOnce()
  })

  it('marks the icon of the tab while the page is hidden', () => {
    const shown = () => icon.getAttribute('href')
    turnOf(0)
    open(<OverTable />)
    expect(shown()).toBe('/favicon.svg')
    hide(true)
    expect(shown()).toBe('/favicon-turn.svg')
    hide(false)
    expect(shown()).toBe('/favicon.svg')
    hide(true)
    act(() => turnOf(1))
    expect(shown()).toBe('/favicon.svg')
  })

  it('that begins while the page is hidden marks the icon at once', () => {
    turnOf(1)
    open(<OverTable />)
    hide(true)
    expect(icon.getAttribute('href')).toBe('/favicon.svg')
    act(() => turnOf(0))
    expect(icon.getAttribute('href')).toBe('/favicon-turn.svg')
  })
})
