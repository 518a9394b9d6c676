import { fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { GameTypes } from '../../src/engine/kernel/index.ts'
import { changeSession, type GameHook, openOnTable } from '../../src/session/game-store.ts'
import { PLAYER } from '../../src/session/state.ts'
import { watch } from '../../src/session/testing.ts'
import { useSettings } from '../../src/store/settings.ts'
import type { Shortcut } from '../../src/ui/input/shortcuts.ts'
import { useAnnouncements } from '../../src/ui/page/announce.ts'
import { frameWordsNow } from '../../src/ui/text/frames.ts'

interface Store {
  getState(): object
}

/** A table with its keys: a drawn or played position in which a person acts, and its stores. */
interface Table {
  useTableKeys(): void
  shortcuts: Readonly<Record<string, Shortcut & { group: string }>>
  /** Stores that a key may change: game, selection, playback, settings. */
  stores: readonly Store[]
  playback: { setState(change: { playing: boolean }): void }
  hand: { setState(change: object): void }
  /** Makes another tab play from now on, or this one. */
  watch(isWatching: boolean): void
  notices: { useNotice: { getState(): { notice: { words(m: never): string } | null } }; drop(): void }
  lay(): void
  /** A computer player plays every seat from now on. */
  leadAll(): void
}

const watching =
  <K extends GameTypes>(game: GameHook<K>) =>
  (isWatching: boolean): void =>
    isWatching ? watch(game) : changeSession(game, { type: 'role', role: PLAYER })

/** Keys with a listener elsewhere: on the cover, at the sides of a five, at the selection, on the board. */
const ELSEWHERE = ['begin', 'side', 'confirm', 'put-back', 'peek']

const TABLES: Readonly<Record<string, () => Promise<Table>>> = {
  async 'The Last Fairy Tale'() {
    const [{ liveTable }, { useTableKeys }, { SHORTCUTS }, { noticesOf, goingBackOf }, { layBegun }] =
      await Promise.all([
        import('../../src/tales/fairy-tale/runtime.ts'),
        import('../../src/tales/fairy-tale/screen/table/useTableKeys.ts'),
        import('../../src/tales/fairy-tale/screen/shortcuts.ts'),
        import('../../src/tales/fairy-tale/screen/table-kit.ts'),
        import('../../src/tales/fairy-tale/screen/table/testing.ts'),
      ])
    return {
      useTableKeys,
      shortcuts: SHORTCUTS,
      hand: liveTable.intent,
      stores: [liveTable.game, liveTable.intent, liveTable.playback, goingBackOf(liveTable).useUndoConfirm],
      playback: liveTable.playback,
      watch: watching(liveTable.game),
      notices: noticesOf(liveTable),
      lay() {
        layBegun(4)
        liveTable.game.getState().act({ type: 'roll' })
        liveTable.playback.getState().skip()
      },
      leadAll: () => lead(liveTable.leaders, 'apprentice'),
    }
  },
  async 'The BigBadBoogyman'() {
    const [{ liveTable }, { useTableKeys }, { SHORTCUTS }, { noticesOf }, { layGame }, { played }] =
      await Promise.all([
        import('../../src/tales/boogyman/runtime.ts'),
        import('../../src/tales/boogyman/screen/table/useTableKeys.ts'),
        import('../../src/tales/boogyman/screen/shortcuts.ts'),
        import('../../src/tales/boogyman/screen/table-kit.ts'),
        import('../../src/tales/boogyman/screen/table/testing.ts'),
        import('../../src/tales/boogyman/testing.ts'),
      ])
    return {
      useTableKeys,
      shortcuts: SHORTCUTS,
      hand: liveTable.intent,
      stores: [liveTable.game, liveTable.intent, liveTable.playback],
      playback: liveTable.playback,
      watch: watching(liveTable.game),
      notices: noticesOf(liveTable),
      lay: () => layGame(played('place d4')),
      leadAll: () => lead(liveTable.leaders, 'cub'),
    }
  },
  async Fortland() {
    const [{ liveTable }, { useTableKeys }, { SHORTCUTS }, { noticesOf }, { layGame }, { played }] =
      await Promise.all([
        import('../../src/tales/fortland/runtime.ts'),
        import('../../src/tales/fortland/screen/table/useTableKeys.ts'),
        import('../../src/tales/fortland/screen/shortcuts.ts'),
        import('../../src/tales/fortland/screen/table-kit.ts'),
        import('../../src/tales/fortland/screen/table/testing.ts'),
        import('../../src/tales/fortland/testing.ts'),
      ])
    return {
      useTableKeys,
      shortcuts: SHORTCUTS,
      hand: liveTable.intent,
      stores: [liveTable.game, liveTable.intent, liveTable.playback],
      playback: liveTable.playback,
      watch: watching(liveTable.game),
      notices: noticesOf(liveTable),
      lay: () => layGame(played('')),
      leadAll: () => lead(liveTable.leaders, 'cub'),
    }
  },
  async 'The Fortress'() {
    const [{ liveTable }, { useTableKeys }, { SHORTCUTS }, { noticesOf }, rules, { openSession }] =
      await Promise.all([
        import('../../src/tales/fortress/runtime.ts'),
        import('../../src/tales/fortress/screen/table/useTableKeys.ts'),
        import('../../src/tales/fortress/screen/shortcuts.ts'),
        import('../../src/tales/fortress/screen/table-kit.ts'),
        import('../../src/engine/fortress/index.ts'),
        import('../../src/engine/kernel/index.ts'),
      ])
    return {
      useTableKeys,
      shortcuts: SHORTCUTS,
      hand: liveTable.aim,
      stores: [liveTable.game, liveTable.aim, liveTable.playback],
      playback: liveTable.playback,
      watch: watching(liveTable.game),
      notices: noticesOf(liveTable),
      lay() {
        const muster = rules.PRESETS['town-watch']
        const config = { player: '', muster, against: { defenders: 5 }, rules: rules.standardRules() }
        liveTable.leaders.setState({ table: {} })
        openOnTable(liveTable.game, openSession(rules.fortress, config, 7))
      },
      leadAll: () => lead(liveTable.leaders, 'page'),
    }
  },
  async 'The Indomitable Citadel'() {
    const [{ liveTable }, { useTableKeys }, { SHORTCUTS }, { noticesOf }, { lay }] = await Promise.all([
      import('../../src/tales/citadel/runtime.ts'),
      import('../../src/tales/citadel/screen/table/useTableKeys.ts'),
      import('../../src/tales/citadel/screen/shortcuts.ts'),
      import('../../src/tales/citadel/screen/table-kit.ts'),
      import('../../src/tales/citadel/screen/table/testing.ts'),
    ])
    return {
      useTableKeys,
      shortcuts: SHORTCUTS,
      hand: liveTable.intent,
      stores: [liveTable.game, liveTable.intent, liveTable.playback],
      playback: liveTable.playback,
      watch: watching(liveTable.game),
      notices: noticesOf(liveTable),
      // At the privacy screen, before any confirmation.
      lay: () => lay('seat 1 bricks 3 plots a5 | seat 2 bricks 3 plots d3'),
      leadAll: () => lead(liveTable.leaders, 'knight'),
    }
  },
}

/** Makes a bot the controller of every seat. */
function lead(leaders: { setState(change: never): void }, computer: string): void {
  const all = new Proxy({}, { get: () => computer })
  leaders.setState({ table: all } as never)
}

const Keys = ({ use }: { use: () => void }) => {
  use()
  return null
}

const press = (shortcut: Shortcut, key: string) =>
  fireEvent.keyDown(document.body, {
    key: key.length === 1 && !shortcut.shift ? key.toLowerCase() : key,
    shiftKey: shortcut.shift ?? false,
  })

describe.each(Object.keys(TABLES))('%s', (name) => {
  let table: Table

  beforeEach(async () => {
    table = (await TABLES[name]?.()) as Table
    useSettings.setState({ language: 'en', keys: 'on', speed: 'instant' })
    table.lay()
    table.notices.drop()
  })

  afterEach(() => table.notices.drop())

  /** Whether the key changed something, or something was said. */
  function answers(shortcut: Shortcut, key: string): boolean {
    const before = table.stores.map((store) => store.getState())
    const said = useAnnouncements.getState().count
    press(shortcut, key)
    return (
      table.stores.some((store, index) => store.getState() !== before[index]) ||
      table.notices.useNotice.getState().notice !== null ||
      useAnnouncements.getState().count > said
    )
  }

  it('every key of the turn and of playback has an effect, or says why not', () => {
    render(<Keys use={table.useTableKeys} />)
    const silent = Object.entries(table.shortcuts)
      .filter(
        ([id, { group, onBoard }]) => ['turn', 'show'].includes(group) && !onBoard && !ELSEWHERE.includes(id),
      )
      .flatMap(([id, shortcut]) => shortcut.keys.map((key) => ({ id, shortcut, key })))
      .filter(({ shortcut, key }) => {
        table.lay()
        table.notices.drop()
        return !answers(shortcut, key)
      })
      .map(({ id, key }) => `${id} (${key})`)
    expect(silent).toEqual([])
  })

  it('the notice of a key goes when playback starts, and when it ends', () => {
    render(<Keys use={table.useTableKeys} />)
    const pause = table.shortcuts['pause']
    if (!pause) throw new Error('Nothing pauses.')
    press(pause, pause.keys[0] ?? '')
    expect(table.notices.useNotice.getState().notice?.words({} as never)).toBe(
      frameWordsNow().table.keyRefusals.notShown,
    )
    table.playback.setState({ playing: true })
    expect(table.notices.useNotice.getState().notice).toBeNull()
    table.playback.setState({ playing: false })
  })

  it('in a window that watches, keys of the turn say so and ask nothing', () => {
    render(<Keys use={table.useTableKeys} />)
    table.watch(true)
    const ofTurn = Object.entries(table.shortcuts).filter(([id]) =>
      ['undo', 'redo', 'end', 'seal'].includes(id),
    )
    expect(ofTurn.map(([id]) => id)).toEqual(expect.arrayContaining(['undo', 'redo']))
    for (const [id, shortcut] of ofTurn) {
      table.notices.drop()
      press(shortcut, shortcut.keys[0] ?? '')
      const said = table.notices.useNotice.getState().notice?.words({} as never)
      expect({ id, said }).toEqual({ id, said: frameWordsNow().table.keyRefusals.watching })
    }
    table.watch(false)
  })

  it('a key’s notice goes when selection changes', () => {
    render(<Keys use={table.useTableKeys} />)
    const pause = table.shortcuts['pause']
    if (!pause) throw new Error('Nothing pauses.')
    press(pause, pause.keys[0] ?? '')
    expect(table.notices.useNotice.getState().notice).not.toBeNull()
    table.hand.setState({})
    expect(table.notices.useNotice.getState().notice).toBeNull()
  })

  it('a key that acts says that a computer player is playing', () => {
    render(<Keys use={table.useTableKeys} />)
    table.leadAll()
    const acting = Object.entries(table.shortcuts).find(([id]) =>
      ['spawn', 'roll', 'fight', 'hire', 'wield'].includes(id),
    )
    const [, shortcut] = acting ?? []
    if (!shortcut) throw new Error('No key acts.')
    press(shortcut, shortcut.keys[0] ?? '')
    expect(table.notices.useNotice.getState().notice?.words({} as never)).toBe(
      frameWordsNow().table.keyRefusals.computer,
    )
  })
})

it('a finished game of the Citadel is over for its keys, not at a gate', async () => {
  const table = (await TABLES['The Indomitable Citadel']?.()) as Table
  const { lay } = await import('../../src/tales/citadel/screen/table/testing.ts')
  lay('seat 1 bricks 3 plots a5 | seat 2 bricks 3 plots d3 | phase over | winners 1')
  render(<Keys use={table.useTableKeys} />)
  press({ keys: ['H'] }, 'H')
  expect(table.notices.useNotice.getState().notice?.words({} as never)).toBe(
    frameWordsNow().table.keyRefusals.over,
  )
  table.notices.drop()
})
