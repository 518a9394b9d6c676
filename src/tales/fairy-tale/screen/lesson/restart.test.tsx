import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { LessonLine, LessonStrip } from './Strip.tsx'

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test.each([
  ['on a phone', LessonLine],
  ['on a desktop', LessonStrip],
])('%s one press of “Restart step” loses no work: the second restarts', (_, Line) => {
  const again = vi.fn()
  render(<Line index={2} begun done={false} again={again} />)
  press('Restart step')
  expect(again).not.toHaveBeenCalled()
  fireEvent.pointerDown(document.body)
  press('Restart step')
  expect(again).not.toHaveBeenCalled()
  press('Press again to restart')
  expect(again).toHaveBeenCalledOnce()
})

test('a step that was not begun restarts at once', () => {
  const again = vi.fn()
  render(<LessonLine index={2} begun={false} again={again} />)
  press('Restart step')
  expect(again).toHaveBeenCalledOnce()
})
