import { expect, test } from 'vitest'
import { ledBySame } from './persons.ts'

const seats = ['Ann', '', 'ann ', 'Robin', ''].map((player) => ({ player }))

test('the same name at two seats is one person, however it is written', () => {
  expect(ledBySame(seats, 0, 2)).toBe(true)
  expect(ledBySame(seats, 0, 3)).toBe(false)
})

test('a seat without a name is somebody else’s than every other seat', () => {
  expect(ledBySame(seats, 1, 4)).toBe(false)
  expect(ledBySame(seats, 1, 0)).toBe(false)
  expect(ledBySame(seats, 4, 4)).toBe(true)
})

test('one person at the table leads every seat, whatever the names say', () => {
  expect(ledBySame(seats, 0, 3, 'one')).toBe(true)
  expect(ledBySame(seats, 1, 4, 'one')).toBe(true)
})
