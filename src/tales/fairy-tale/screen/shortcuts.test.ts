import { describe, expect, it } from 'vitest'
import { ofGroup } from '../../../ui/frames/keys/of-group.ts'
import { KEY_GROUPS } from '../../../ui/frames/keys/TaleKeys.tsx'
import { heardKeys, isPress } from '../../../ui/input/shortcuts.ts'
import { SHORTCUTS, type ShortcutId } from './shortcuts.ts'

const ids = KEY_GROUPS.flatMap((group) => ofGroup(SHORTCUTS, group))
const press = (
  key: string,
  held: Partial<Record<'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey', boolean>> = {},
) => ({
  ...{ key, shiftKey: false, altKey: false, ctrlKey: false, metaKey: false },
  ...held,
})
/** Returns the shortcuts that these key presses mean, in the order of the list. */
const meant = (...pressed: Parameters<typeof press>): ShortcutId[] =>
  ids.filter((id) => isPress(press(...pressed), SHORTCUTS[id], 'on'))

describe('the list of keys', () => {
  it('lists every key in its groups', () => {
    expect(new Set(ids)).toEqual(new Set(Object.keys(SHORTCUTS)))
  })

  it('accepts a letter in both cases and distinguishes it from shift and letter', () => {
    expect(meant('e')).toEqual(['seal'])
    expect(meant('E')).toEqual(['seal'])
    expect(meant('R', { shiftKey: true })).toEqual(['turn-back'])
    expect(meant('E', { shiftKey: true })).toEqual([])
  })

  it('accepts signs with or without shift', () => {
    expect(meant('?', { shiftKey: true })).toEqual(['keys'])
    expect(meant('+', { shiftKey: true })).toEqual(['zoom-in'])
    expect(meant('=')).toEqual(['zoom-in'])
  })

  it.each(['altKey', 'ctrlKey', 'metaKey'])('leaves keys with %s to the browser', (modifier) => {
    expect(meant('r', { [modifier]: true })).toEqual([])
    expect(meant('Enter', { [modifier]: true })).toEqual([])
  })

  it('shares a key between two commands only if their scopes never overlap', () => {
    expect(meant('1')).toEqual(['take', 'side'])
    expect(meant('f')).toEqual(['futures', 'peek'])
    // Arrows move within a group of buttons, or on the board.
    const shared = ['1', '2', '3', '4', 'F', ...SHORTCUTS.group.keys]
    const letters = ids.flatMap((id) => SHORTCUTS[id].keys).filter((key) => !shared.includes(key))
    for (const key of letters)
      for (const shiftKey of [false, true]) expect(meant(key, { shiftKey }).length).toBeLessThan(2)
  })

  it('leaves out letters, digits and signs if switched off, but not keys of the board', () => {
    for (const id of ['seal', 'take', 'keys'] as const) expect(heardKeys(SHORTCUTS[id], 'off')).toEqual([])
    expect(heardKeys(SHORTCUTS.fit, 'off')).toEqual(['0'])
    expect(heardKeys(SHORTCUTS.confirm, 'off')).toEqual(['Enter'])
  })

  it('has another key for commands without a button', () => {
    expect(heardKeys(SHORTCUTS.about, 'off')).toEqual(['F2'])
    expect(heardKeys(SHORTCUTS.why, 'off')).toEqual(['F8'])
    expect(isPress(press('F8'), SHORTCUTS.why, 'off')).toBe(true)
    expect(isPress(press('w'), SHORTCUTS.why, 'off')).toBe(false)
  })
})
