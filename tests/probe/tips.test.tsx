import { act, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { stateFor, stateOf } from '../../src/engine/kernel/index.ts'
import { changeSession } from '../../src/session/game-store.ts'
import { watch } from '../../src/session/testing.ts'
import { useSettings } from '../../src/store/settings.ts'
import { tableParts } from '../../src/ui/frames/table/table-parts.tsx'
import { openDialog, usePage } from '../../src/ui/page/page.ts'
import { diceRace } from './dice-race.ts'
import { useRace as game, KIT, RACE_TABLE, Tips } from './tale.tsx'

const PLAYING = { watching: false, tooLate: false, moveMayBeMissing: false }
const { playback, leaders } = RACE_TABLE
const seenNow = () => {
  const { session } = game.getState()
  return session && stateFor(diceRace, stateOf(session), null)
}
const tipsLaid = () => screen.queryAllByRole('complementary').map((slip) => slip.dataset['tip'])

beforeEach(async () => {
  localStorage.clear()
  // Makes every store of tips read its storage again.
  window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }))
  await act(async () => game.getState().start({ players: ['Hanna', 'Tom'] }, 5))
  leaders.getState().begin({ people: 'several', persons: {} }, {})
  useSettings.setState({ tips: 'on' })
  usePage.setState(usePage.getInitialState())
})

test('a tip stays until the end of its turn, and is not shown again', () => {
  render(<Tips />)
  expect(tipsLaid()).toEqual(['start'])
  act(() => void game.getState().act({ type: 'step' }))
  expect(tipsLaid()).toEqual(['away'])
  act(() => game.getState().undo())
  expect(tipsLaid()).toEqual([])
})

describe('a tip waits while', () => {
  const reasons: readonly [string, begin: () => void, end: () => void][] = [
    ['a dialog is open', () => openDialog('settings'), () => usePage.setState({ dialog: null })],
    [
      'a notice is open',
      () => KIT.noticesOf(RACE_TABLE).tell(() => 'No.'),
      () => KIT.noticesOf(RACE_TABLE).drop(),
    ],
    [
      'a hint is open',
      () => KIT.hintsOf(RACE_TABLE).useHint.setState({ state: seenNow() }),
      () => KIT.hintsOf(RACE_TABLE).close(),
    ],
    [
      'all are asked to agree to an undo',
      () => KIT.goingBackOf(RACE_TABLE).useUndoConfirm.setState({ asking: true }),
      () => KIT.goingBackOf(RACE_TABLE).useUndoConfirm.setState({ asking: false }),
    ],
    [
      'events are shown',
      () => playback.setState({ playing: true }),
      () => playback.setState({ playing: false }),
    ],
    ['this tab is read-only', () => watch(game), () => changeSession(game, { type: 'role', role: PLAYING })],
    [
      'a bot must act',
      () => leaders.getState().lead('hare', 'random'),
      () => leaders.getState().lead('hare', 'person'),
    ],
  ]
  test.each(reasons)('%s', (_, begin, end) => {
    render(<Tips />)
    expect(tipsLaid()).toEqual(['start'])
    act(begin)
    expect(tipsLaid()).toEqual([])
    act(end)
    expect(tipsLaid()).toEqual(['start'])
  })
})

const NoMark = () => null

test('TipPlace is empty in a tale without tips', () => {
  const { TipPlace } = tableParts(KIT, {
    log: { useLines: () => [], Mark: NoMark, headingOf: () => '' },
  })
  const { container } = render(<TipPlace />)
  expect(container).toBeEmptyDOMElement()
})
