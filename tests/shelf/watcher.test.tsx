import { act, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { GameTypes } from '../../src/engine/kernel/index.ts'
import { changeSession, type GameHook } from '../../src/session/game-store.ts'
import { PLAYER } from '../../src/session/state.ts'
import { awaitOtherDevices } from '../../src/session/testing.ts'
import { useSettings } from '../../src/store/settings.ts'
import { stubWindow } from '../../src/ui/page/testing.ts'
import type { DialogProps } from '../../src/ui/tale.ts'
import { openableDialogs } from '../support/dialogs.ts'

openableDialogs()

/** A table with a begun game in which a person acts, whose last action could be undone. */
interface Table {
  Page: ComponentType
  Settings: ComponentType<DialogProps>
  game: GameHook<GameTypes>
  lay(): void
}

const gameOf = <K extends GameTypes>(table: { readonly game: GameHook<K> }) =>
  table.game as unknown as GameHook<GameTypes>

const TABLES: Readonly<Record<string, () => Promise<Table>>> = {
  async 'The Last Fairy Tale'() {
    const [{ liveTable }, { TablePage }, { DIALOGS }, { fetchLater }, { layBegun }] = await Promise.all([
      import('../../src/tales/fairy-tale/runtime.ts'),
      import('../../src/tales/fairy-tale/screen/table/TablePage.tsx'),
      import('../../src/tales/fairy-tale/screen/dialogs.ts'),
      import('../../src/tales/fairy-tale/screen/lazy.tsx'),
      import('../../src/tales/fairy-tale/screen/table/testing.ts'),
    ])
    await fetchLater()
    return {
      Page: TablePage,
      Settings: DIALOGS.settings,
      game: gameOf(liveTable),
      lay() {
        layBegun(4)
        liveTable.game.getState().act({ type: 'roll' })
        liveTable.playback.getState().skip()
      },
    }
  },
  async 'The BigBadBoogyman'() {
    const [{ liveTable }, { TablePage }, { DIALOGS }, { layGame }, { OPENING, played }] = await Promise.all([
      import('../../src/tales/boogyman/runtime.ts'),
      import('../../src/tales/boogyman/screen/table/TablePage.tsx'),
      import('../../src/tales/boogyman/screen/dialogs.ts'),
      import('../../src/tales/boogyman/screen/table/testing.ts'),
      import('../../src/tales/boogyman/testing.ts'),
    ])
    return {
      Page: TablePage,
      Settings: DIALOGS.settings,
      game: gameOf(liveTable),
      lay: () => layGame(played(`${OPENING}, step d4 d3`)),
    }
  },
  async Fortland() {
    const [{ liveTable }, { TablePage }, { DIALOGS }, { layGame }, { MUSTERED, played }] = await Promise.all([
      import('../../src/tales/fortland/runtime.ts'),
      import('../../src/tales/fortland/screen/table/TablePage.tsx'),
      import('../../src/tales/fortland/screen/dialogs.ts'),
      import('../../src/tales/fortland/screen/table/testing.ts'),
      import('../../src/tales/fortland/testing.ts'),
    ])
    return {
      Page: TablePage,
      Settings: DIALOGS.settings,
      game: gameOf(liveTable),
      lay() {
        layGame(played(MUSTERED))
        liveTable.game.getState().act({ type: 'roll' })
        liveTable.playback.getState().skip()
      },
    }
  },
  async 'The Fortress'() {
    const [{ liveTable }, { TablePage }, { DIALOGS }, { lay }] = await Promise.all([
      import('../../src/tales/fortress/runtime.ts'),
      import('../../src/tales/fortress/screen/table/TablePage.tsx'),
      import('../../src/tales/fortress/screen/dialogs.ts'),
      import('../../src/tales/fortress/screen/testing.ts'),
    ])
    return {
      Page: TablePage,
      Settings: DIALOGS.settings,
      game: gameOf(liveTable),
      lay() {
        lay('life 16; garrison antler-king; army honey-bear; lands 1 0 0; hand wood bridge-goat; deck wood*4')
        liveTable.game.getState().act({ type: 'lay', card: 'wood' })
      },
    }
  },
  async 'The Indomitable Citadel'() {
    const [{ liveTable }, { TablePage }, { DIALOGS }, { lay }] = await Promise.all([
      import('../../src/tales/citadel/runtime.ts'),
      import('../../src/tales/citadel/screen/table/TablePage.tsx'),
      import('../../src/tales/citadel/screen/dialogs.ts'),
      import('../../src/tales/citadel/screen/table/testing.ts'),
    ])
    return {
      Page: TablePage,
      Settings: DIALOGS.settings,
      game: gameOf(liveTable),
      lay: () => lay('seat 1 bricks 3 plots a5 | seat 2 bricks 3 plots d3'),
    }
  },
}

const WINDOWS = { 'a wide window': [1400, 900], 'a phone': [390, 844] } as const

/** All buttons of the page. A query by role would take minutes on the large board. */
const buttons = () =>
  [...document.querySelectorAll('button')].map((one) => ({
    name: one.getAttribute('aria-label') ?? one.textContent ?? '',
    isBarred: one.getAttribute('aria-disabled') === 'true' || one.disabled,
  }))
/** The names of buttons that a device without a seat cannot use: undo, hints, and all that are barred, but for tiles to look at. */
const useless = () =>
  buttons()
    .filter(({ name, isBarred }) => (isBarred && !/^Market \d/.test(name)) || /^(undo|redo|hint)/i.test(name))
    .map(({ name }) => name)

describe.each(Object.keys(TABLES))('a spectator of %s', (name) => {
  let table: Table
  beforeEach(async () => {
    table = (await TABLES[name]?.()) as Table
    useSettings.setState({ language: 'en', speed: 'instant' })
  })
  afterEach(() => {
    changeSession(table.game, { type: 'role', role: PLAYER })
    vi.unstubAllGlobals()
  })

  it.each(Object.keys(WINDOWS) as (keyof typeof WINDOWS)[])('has no buttons of players in %s', (size) => {
    const [width, height] = WINDOWS[size]
    stubWindow(width, height)
    table.lay()
    const { unmount } = render(<table.Page />)
    // A player has them: the test would see them.
    act(() => changeSession(table.game, { type: 'role', role: { ...PLAYER, device: { seats: [0, 1] } } }))
    expect(buttons().length).toBeGreaterThan(0)
    act(() => awaitOtherDevices(table.game, []))
    expect(useless()).toEqual([])
    unmount()
  })

  it('is not offered to give up', () => {
    table.lay()
    act(() => awaitOtherDevices(table.game, [0]))
    const { unmount } = render(<table.Settings onClose={() => {}} />)
    const giveUp = () => screen.queryByRole('button', { name: /give up/i })
    expect(giveUp()).toBeVisible()
    act(() => awaitOtherDevices(table.game, []))
    expect(giveUp()).toBeNull()
    unmount()
  })
})
