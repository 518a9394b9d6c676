import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { damagedLine } from '../../store/saved-games/records.ts'
import type { Origin } from '../../store/saved-games/saved-games.ts'
import { SavedGameCard } from './SavedGameCard.tsx'
import type { ListedTale } from './saved-games-page.tsx'

const tale: ListedTale = {
  game: 'dice',
  read: () => ({ ok: false, error: { reason: { code: 'not-json' }, good: null } }),
  Title: () => 'The Race',
  Words: () => 'two runners',
  Picture: () => null,
  address: 'race',
  goOn: async () => true,
}

const nothing = () => {}

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

function saidOf(origin: Origin): string {
  const line = { ...damagedLine('1', 'dice', 5), damaged: false, origin }
  const ways = { onOpen: nothing, onRename: nothing, onSave: nothing, onDelete: nothing }
  const { unmount } = render(<SavedGameCard line={line} tale={tale} {...ways} />)
  const text = screen.getByRole('article').textContent ?? ''
  unmount()
  return text
}

test('names the origin of each tale, and none for a game begun in this browser', () => {
  const origins: Origin[] = [
    { kind: 'begun' },
    { kind: 'branch', of: '2', move: 3 },
    { kind: 'dreamt' },
    { kind: 'link' },
    { kind: 'import' },
    { kind: 'day', day: '2026-11-22' },
    { kind: 'rescue', number: 4 },
  ]
  const said = origins.map(saidOf)
  expect(new Set(said).size).toBe(origins.length)
  expect(said[0]?.length).toBe(Math.min(...said.map(({ length }) => length)))
})
