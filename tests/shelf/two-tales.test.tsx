import { act, render, renderHook, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { boogyman } from '../../src/engine/boogyman/index.ts'
import { suggestOpening } from '../../src/engine/fairy-tale/index.ts'
import { readGame, stateOf } from '../../src/engine/kernel/index.ts'
import { selectState } from '../../src/session/game-store.ts'
import { startRouter } from '../../src/shelf/router.ts'
import { TALES } from '../../src/shelf/tales.ts'
import { savedGames } from '../../src/store/saved-games/this-browser.ts'
import { useSettings } from '../../src/store/settings.ts'
import * as duelTable from '../../src/tales/boogyman/runtime.ts'
import { fairyTale } from '../../src/tales/fairy-tale/rules.ts'
import * as taleTable from '../../src/tales/fairy-tale/runtime.ts'
import { twoSeats } from '../../src/tales/fairy-tale/testing.ts'
import { Dialogs } from '../../src/ui/app/App.tsx'
import { Notices } from '../../src/ui/notices/Notices.tsx'
import { taleLoaded, useOpenTale } from '../../src/ui/page/open-tale.ts'
import { openDialog, usePage } from '../../src/ui/page/page.ts'
import { useDocument } from '../../src/ui/page/useDocument.ts'
import { fetchWords } from '../../src/ui/text/language.ts'
import { openableDialogs } from '../support/dialogs.ts'
import '../../src/tales/boogyman/screen/table-kit.ts'
import '../../src/tales/fairy-tale/screen/table-kit.ts'
import { eventually } from '../support/eventually.ts'
import { goTo } from '../support/go-to.ts'

openableDialogs()

const tale = { ...taleTable, ...taleTable.liveTable }
const duel = { ...duelTable, ...duelTable.liveTable }

const DUEL = { players: ['Hanna', 'Tom'] as const, first: 'red' as const, rules: { trees: 'two' as const } }

const taleNow = () => selectState(tale.game.getState())
const duelNow = () => selectState(duel.game.getState())

/** Returns the saved text of a tale's game. */
async function keptText({ game }: typeof tale | typeof duel): Promise<string> {
  return (await savedGames.read(game.getState().kept?.id ?? ''))?.text ?? ''
}

/** Makes the next move of each. */
function moveTale(): void {
  const state = taleNow()
  if (state)
    act(
      () =>
        void tale.game
          .getState()
          .actAll(state.opening ? [...suggestOpening(state), { type: 'begin' }] : [{ type: 'roll' }]),
    )
}
function moveDuel(): void {
  const state = duelNow()
  const action = state && boogyman.list(state)[0]
  if (action) act(() => void duel.game.getState().act(action))
}

let stop = () => {}
beforeEach(async () => {
  useSettings.setState({ language: 'en', speed: 'instant' })
  for (const { game } of [tale, duel]) game.getState().leave()
  localStorage.clear()
  useOpenTale.setState(useOpenTale.getInitialState())
  usePage.setState(usePage.getInitialState())
  history.replaceState(null, '', '/#/fairy-tale')
  stop = startRouter(window, TALES)
  await taleLoaded()
  tale.game.getState().start(twoSeats, 5)
  duel.game.getState().start(DUEL, 1)
  tale.game.setState({ storage: 'ok' })
  duel.game.setState({ storage: 'ok' })
})
afterEach(() => {
  stop()
  history.replaceState(null, '', '/')
})

describe('both tales have a game', () => {
  test('saves each separately and reads back unchanged', async () => {
    moveTale()
    moveDuel()
    await eventually(async () => {
      const kept = readGame(fairyTale, await keptText(tale))
      const keptDuel = readGame(boogyman, await keptText(duel))
      expect(kept.ok && stateOf(kept.value)).toEqual(taleNow())
      expect(keptDuel.ok && stateOf(keptDuel.value)).toEqual(duelNow())
    })
    const text = await keptText(tale)
    moveDuel()
    await eventually(async () => expect(await keptText(duel)).toBe(duel.game.getState().copy()))
    expect(await keptText(tale)).toBe(text)
    expect(readGame(fairyTale, await keptText(duel)).ok).toBe(false)
  })

  test('opening one after another changes neither', async () => {
    moveTale()
    const [before, beforeDuel] = [taleNow(), duelNow()]
    for (const hash of ['/boogyman', '/', '/fairy-tale', '/boogyman']) await goTo(hash)
    expect(useOpenTale.getState()).toMatchObject({ id: 'boogyman', problem: null })
    expect(taleNow()).toBe(before)
    expect(duelNow()).toBe(beforeDuel)
    moveDuel()
    expect(taleNow()).toBe(before)
    expect(duelNow()).not.toBe(beforeDuel)
  })

  test('ending or leaving one keeps the other', async () => {
    const ids = [tale, duel].map(({ game }) => game.getState().kept?.id)
    act(() => duel.game.getState().leave())
    expect(duelNow()).toBeNull()
    expect(taleNow()).not.toBeNull()
    const kept = (await savedGames.lines()).map(({ id }) => id)
    expect(kept).toEqual(expect.arrayContaining(ids))
  })
})

test('another window that plays the other tale takes nothing from this one', async () => {
  /** Another window holds the game, which this one learns when it wants to write it. */
  const takenElsewhere = async ({ game }: typeof tale | typeof duel, move: () => void) => {
    await savedGames.hold(game.getState().kept?.id ?? '', 'another window', () => true)
    move()
    await act(() =>
      eventually(() => expect(game.getState()).toMatchObject({ watching: true, tooLate: true })),
    )
  }
  await takenElsewhere(duel, moveDuel)
  expect(tale.game.getState().watching).toBe(false)
  moveTale()
  expect(tale.game.getState().watching).toBe(false)
  await takenElsewhere(tale, moveTale)
})

test('settings are shared: both use the chosen language, and each its own name', async () => {
  renderHook(useDocument)
  expect(document.title).toBe('The Last Fairy Tale')
  await goTo('/boogyman')
  expect(document.title).toBe('The BigBadBoogyman')
  await act(async () => {
    useSettings.getState().set({ language: 'nl' })
    await fetchWords()
  })
  const names = [useOpenTale.getState().tale?.title()]
  await goTo('/fairy-tale')
  names.push(useOpenTale.getState().tale?.title())
  expect(names[1]).toBe('Het laatste sprookje')
  expect(names[0]).not.toBe('The Last Fairy Tale')
  expect(document.documentElement).toHaveAttribute('lang', 'nl')
})

test('playback of one ends when the other opens, in both directions', async () => {
  useSettings.setState({ speed: 'calm' })
  moveTale()
  expect(tale.playback.getState().playing).toBe(true)
  await goTo('/boogyman')
  expect(tale.playback.getState()).toMatchObject({ playing: false, shown: taleNow() })
  moveDuel()
  expect(duel.playback.getState().playing).toBe(true)
  await goTo('/fairy-tale')
  expect(duel.playback.getState()).toMatchObject({ playing: false, shown: duelNow() })
})

test('a notice of one tale waits while the other is open', async () => {
  render(<Notices />)
  act(() => duel.game.setState({ storage: 'full' }))
  expect(screen.queryByRole('alert')).toBeNull()
  await goTo('/boogyman')
  expect(screen.getByRole('alert')).toHaveTextContent('no room')
  await goTo('/fairy-tale')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('another address during a question closes it, and its game goes on', async () => {
  render(<Dialogs />)
  act(() => openDialog('rules'))
  expect(await screen.findByRole('dialog')).toBeVisible()
  const before = taleNow()
  await goTo('/boogyman')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(taleNow()).toBe(before)
  expect(before?.outcome).toBeNull()
})
