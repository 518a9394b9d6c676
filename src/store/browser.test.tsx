import { afterEach, expect, test, vi } from 'vitest'
import { copyText, offlineKeeper, randomId, tabLocks } from './browser.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

/** Stubs a browser that allows copying in these ways. Returns the copied texts. */
function browser({ clipboard, marked }: { clipboard: 'none' | 'forbidden' | 'allowed'; marked: boolean }) {
  const copied: string[] = []
  const writeText = async (text: string) => {
    if (clipboard === 'forbidden') throw new DOMException('Not here.', 'NotAllowedError')
    copied.push(text)
  }
  vi.stubGlobal('navigator', clipboard === 'none' ? {} : { clipboard: { writeText } })
  document.execCommand = () => {
    const field = document.activeElement
    if (!marked || !(field instanceof HTMLTextAreaElement)) return false
    copied.push(field.value)
    return true
  }
  return copied
}

test.each([
  ['allowed', false, true],
  ['forbidden', true, true],
  ['none', true, true],
  ['forbidden', false, false],
  ['none', false, false],
] as const)(
  'a text is copied where the clipboard is %s and marking works: %s',
  async (clipboard, marked, done) => {
    const copied = browser({ clipboard, marked })
    expect(await copyText('the tale')).toBe(done)
    expect(copied).toEqual(done ? ['the tale'] : [])
  },
)

test('puts the text to copy into the open dialog, removes it and restores the focus', async () => {
  const copied = browser({ clipboard: 'none', marked: true })
  document.body.innerHTML = '<dialog open><button>Copy</button></dialog>'
  const button = document.querySelector('button')
  button?.focus()
  expect(await copyText('the tale')).toBe(true)
  expect(copied).toEqual(['the tale'])
  expect(document.querySelector('textarea')).toBeNull()
  expect(document.activeElement).toBe(button)
})

test('random ids, missing locks and missing service workers work without the API', () => {
  vi.stubGlobal('navigator', {})
  expect(tabLocks()).toBeNull()
  expect(offlineKeeper()).toBeNull()
  const [one, other] = [randomId(), randomId()]
  expect(one).toMatch(/^[0-9a-f]{32}$/)
  expect(one).not.toBe(other)
})
