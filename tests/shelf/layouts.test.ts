import { describe, expect, it } from 'vitest'
import { TALES } from '../../src/shelf/tales.ts'
import { SHORTCUTS as fairyTale } from '../../src/tales/fairy-tale/screen/shortcuts.ts'
import { keyOf } from '../../src/ui/input/key-press.ts'
import { isPress, SHARED_KEYS, type Shortcut } from '../../src/ui/input/shortcuts.ts'

/** Letters of a keyboard, in the rows and positions of an American one. */
const ROWS = ['QWERTYUIOP', 'ASDFGHJKL', 'ZXCVBNM']

interface Layout {
  letters: readonly [string, string, string]
  /** Letters on keys that are signs on an American keyboard, by the codes of those keys. */
  beside?: Readonly<Record<string, string>>
  /** Results with shift, if not the capital. */
  shifted?: Readonly<Record<string, string>>
  /** The row of digits, from 1. */
  digits?: string
  /** Digits need the shift key. */
  shiftsDigits?: true
  /** The key left of the right shift key, with shift. */
  slash: string
}

const LAYOUTS: Readonly<Record<string, Layout>> = {
  Russian: { letters: ['йцукенгшщз', 'фывапролд', 'ячсмить'], slash: ',' },
  Greek: { letters: [';ςερτυθιοπ', 'ασδφγηξκλ', 'ζχψωβνμ'], shifted: { Q: ':', W: '΅' }, slash: '?' },
  Arabic: {
    letters: ['ضصثقفغعهخح', 'شسيبلاتنم', 'ئءؤرﻻىة'],
    shifted: { F: ']', R: 'ٌ', U: '‘' },
    digits: '١٢٣٤٥٦٧٨٩',
    slash: '؟',
  },
  French: {
    letters: ['azertyuiop', 'qsdfghjkl', 'wxcvbn,'],
    beside: { M: 'Semicolon' },
    digits: '&é"\'(-è_ç',
    shiftsDigits: true,
    slash: '§',
  },
  Dvorak: {
    letters: ["',.pyfgcrl", 'aoeuidhtn', ';qjkxbm'],
    beside: { S: 'Semicolon', W: 'Comma', V: 'Period', Z: 'Slash' },
    slash: 'Z',
  },
  'American with caps lock': { letters: ['QWERTYUIOP', 'ASDFGHJKL', 'ZXCVBNM'], slash: '?' },
}

const POSITIONS = [...ROWS.join('')]

/** The fields of a key event that are read. */
const event = (key: string, code: string, shiftKey = false) => ({
  ...{ key, code, shiftKey, altKey: false, ctrlKey: false, metaKey: false },
})

/** The event of a person with this keyboard who presses a letter: where they see it, or where others have it. */
function letterEvent({ letters, shifted = {}, beside = {} }: Layout, letter: string, shiftKey: boolean) {
  const other = beside[letter]
  if (other) return event(shiftKey ? letter : letter.toLowerCase(), other, shiftKey)
  const typed = [...letters.join('')]
  const seen = typed.findIndex((one) => one.toUpperCase() === letter)
  const at = seen >= 0 ? seen : POSITIONS.indexOf(letter)
  const position = POSITIONS[at] ?? letter
  const plain = typed[at] ?? ''
  return event((shiftKey && (shifted[position] ?? plain.toUpperCase())) || plain, `Key${position}`, shiftKey)
}

/** The shortcuts of a tale, each with its name. */
async function shortcutsOf(tale: string): Promise<[string, Shortcut][]> {
  const { SHORTCUTS } = await import(`../../src/tales/${tale}/screen/shortcuts.ts`)
  return Object.entries(SHORTCUTS)
}

const ALL = (await Promise.all(Object.keys(TALES).map(shortcutsOf))).flat()
const ofKind = (kind: RegExp) =>
  ALL.flatMap(([id, shortcut]) =>
    shortcut.keys.filter((key) => kind.test(key)).map((key) => ({ id, shortcut, key })),
  )

describe.each(Object.entries(LAYOUTS))('a %s keyboard', (_, layout) => {
  it('has every letter of every game', () => {
    for (const { id, shortcut, key } of ofKind(/^[A-Z]$/)) {
      const press = letterEvent(layout, key, shortcut.shift ?? false)
      expect(isPress(press, shortcut, 'on'), `${id}: ${JSON.stringify(press)}`).toBe(true)
    }
  })

  it('has every digit of every game', () => {
    const { digits = '123456789', shiftsDigits } = layout
    for (const { id, shortcut, key } of ofKind(/^[1-5]$/)) {
      const plain = event(digits[Number(key) - 1] ?? '', `Digit${key}`)
      expect(isPress(plain, shortcut, 'on'), `${id}: ${JSON.stringify(plain)}`).toBe(true)
      if (shiftsDigits) expect(isPress(event(key, `Digit${key}`, true), shortcut, 'on')).toBe(true)
      expect(isPress(event(key, `Numpad${key}`), shortcut, 'on')).toBe(true)
    }
  })

  it('opens the sheet of keys by the position of the question mark', () => {
    if (layout.slash !== 'Z')
      expect(isPress(event(layout.slash, 'Slash', true), SHARED_KEYS.keys, 'on')).toBe(true)
    expect(isPress(event('?', 'Digit7', true), SHARED_KEYS.keys, 'on')).toBe(true)
  })
})

describe('the key of a press', () => {
  it.each([
    ['a letter, wherever it lies', event('e', 'KeyD'), 'E'],
    ['the position of a letter of another alphabet', event('у', 'KeyE'), 'E'],
    ['two letters by one key, in Arabic', event('لا', 'KeyB'), 'B'],
    ['no position for a sign that Dvorak types', event('.', 'KeyE'), '.'],
    ['no digit for a sign typed with shift', event('!', 'Digit1', true), '!'],
    ['a sign of ours before the digit below it', event('-', 'Digit6'), '-'],
    ['a named key', event('Enter', 'NumpadEnter'), 'Enter'],
    ['a number pad whose lock is off', event('End', 'Numpad1'), 'End'],
    ['the Turkish letter without a dot by its position', event('ı', 'KeyI'), 'I'],
  ])('%s', (_, press, key) => {
    expect(keyOf(press)).toBe(key)
  })

  it('is ignored while an input method composes', () => {
    const composing = { ...event('e', 'KeyE'), isComposing: true }
    expect(isPress(composing, fairyTale.seal, 'on')).toBe(false)
    expect(isPress({ ...event('Process', 'KeyE'), keyCode: 229 }, fairyTale.seal, 'on')).toBe(false)
    expect(isPress({ ...event('Escape', 'Escape'), isComposing: true }, fairyTale['put-back'], 'on')).toBe(
      false,
    )
  })
})
