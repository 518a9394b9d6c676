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
/** What a key press may mean, one of which is meant wherever it is pressed. */
const meant = (...pressed: Parameters<typeof press>): ShortcutId[] =>
  ids.filter((id) => isPress(press(...pressed), SHORTCUTS[id], 'on'))

describe('the list of keys', () => {
  it('is told whole by its groups', () => {
    expect(new Set(ids)).toEqual(new Set(Object.keys(SHORTCUTS)))
  })

  it('knows a letter small and large, and tells it from the one with shift', () => {
    expect(meant('e')).toEqual(['seal'])
    expect(meant('E')).toEqual(['seal'])
    expect(meant('R', { shiftKey: true })).toEqual(['turn-back'])
    expect(meant('E', { shiftKey: true })).toEqual([])
  })

  it('takes signs with shift or without, as keyboards have them', () => {
    expect(meant('?', { shiftKey: true })).toEqual(['keys'])
    expect(meant('+', { shiftKey: true })).toEqual(['zoom-in'])
    expect(meant('=')).toEqual(['zoom-in'])
  })

  it.each(['altKey', 'ctrlKey', 'metaKey'])('leaves to the browser what is pressed with %s', (modifier) => {
    expect(meant('r', { [modifier]: true })).toEqual([])
    expect(meant('Enter', { [modifier]: true })).toEqual([])
  })

  it('lets two things have one key only where one of them is asked of at a time', () => {
    expect(meant('1')).toEqual(['take', 'side'])
    expect(meant('f')).toEqual(['futures', 'peek'])
    const shared = ['1', '2', '3', '4', 'F']
    const letters = ids.flatMap((id) => SHORTCUTS[id].keys).filter((key) => !shared.includes(key))
    for (const key of letters)
      for (const shiftKey of [false, true]) expect(meant(key, { shiftKey }).length).toBeLessThan(2)
  })

  it('leaves out letters, digits and signs where they are switched off, but not what the board hears', () => {
    for (const id of ['seal', 'take', 'keys'] as const) expect(heardKeys(SHORTCUTS[id], 'off')).toEqual([])
    expect(heardKeys(SHORTCUTS.fit, 'off')).toEqual(['0'])
    expect(heardKeys(SHORTCUTS.confirm, 'off')).toEqual(['Enter'])
  })

  it('has another key for what no button does', () => {
    expect(heardKeys(SHORTCUTS.about, 'off')).toEqual(['F2'])
    expect(heardKeys(SHORTCUTS.why, 'off')).toEqual(['F8'])
    expect(isPress(press('F8'), SHORTCUTS.why, 'off')).toBe(true)
    expect(isPress(press('w'), SHORTCUTS.why, 'off')).toBe(false)
  })
})
