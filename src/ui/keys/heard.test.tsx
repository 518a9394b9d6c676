import { expect, test } from 'vitest'
import { closeDialog, openDialog } from '../page/page.ts'
import { isElsewhere } from './heard.ts'

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
