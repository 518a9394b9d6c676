import { fireEvent } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { pointer, select } from './slim-d3.ts'

it('lets one listen under each name, and tells who', () => {
  const element = document.createElement('div')
  const [first, second, drag] = [vi.fn(), vi.fn(), vi.fn()]
  select(element).on('click.zoom', first).on('click.drag', drag)
  select(element).on('click.zoom', second)
  fireEvent.click(element)
  expect([first, second, drag].map((heard) => heard.mock.calls.length)).toEqual([0, 1, 1])
  expect(select(element).on('click.zoom')).toBe(second)
})

it('listens no more under some names, or under all that end alike', () => {
  const element = document.createElement('div')
  const [zoom, drag] = [vi.fn(), vi.fn()]
  select(element).on('mousemove.zoom mouseup.zoom wheel.zoom', zoom, true).on('mouseup.drag', drag)
  select(element).on('mousemove.zoom mouseup.zoom', null)
  fireEvent.mouseMove(element)
  fireEvent.mouseUp(element)
  fireEvent.wheel(element)
  expect([zoom, drag].map((heard) => heard.mock.calls.length)).toEqual([1, 1])
  select(element).on('.zoom', null)
  fireEvent.wheel(element)
  expect(zoom).toHaveBeenCalledOnce()
})

it('hears nothing where what it was filtered by does not hold', () => {
  const element = document.createElement('div')
  const heard = vi.fn()
  select(element)
    .filter(() => false)
    .on('touchstart.zoom', heard)
  fireEvent.touchStart(element)
  expect(heard).not.toHaveBeenCalled()
})

it('tells where a pointer is in an element', () => {
  const element = document.createElement('div')
  element.getBoundingClientRect = () => new DOMRect(30, 20, 100, 100)
  expect(pointer(new MouseEvent('mousedown', { clientX: 50, clientY: 60 }), element)).toEqual([20, 40])
})
