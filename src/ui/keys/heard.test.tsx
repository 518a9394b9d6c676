import { expect, test } from 'vitest'
import { closeDialog, openDialog } from '../page/page.ts'
import { isElsewhere, isForTable } from './heard.ts'

test('keys belong to a dialog from the moment it is asked for, though it may not have come yet', () => {
  expect(isElsewhere(document.body)).toBe(false)
  openDialog('rules')
  expect(document.querySelector('dialog')).toBeNull()
  expect(isElsewhere(document.body)).toBe(true)
  closeDialog()
  expect(isElsewhere(document.body)).toBe(false)
})

test('keys belong to the text that they are typed into', () => {
  const field = document.body.appendChild(document.createElement('input'))
  expect(isElsewhere(field)).toBe(true)
  field.remove()
})

test.each(['radio', 'checkbox', 'range'])('only arrows and the like belong to a %s', (type) => {
  const choice = document.body.appendChild(Object.assign(document.createElement('input'), { type }))
  const isHeard = (key: string) => {
    let heard = false
    const hear = (event: KeyboardEvent) => {
      heard = isForTable(event)
    }
    window.addEventListener('keydown', hear, { once: true })
    choice.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    return heard
  }
  for (const key of ['e', '1', '?', 'Escape', 'F2']) expect(isHeard(key), key).toBe(true)
  for (const key of [' ', 'ArrowLeft', 'Home', 'Enter']) expect(isHeard(key), key).toBe(false)
  choice.remove()
})
