import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { announce, hush, useAnnouncements, useSpokenText } from './announce.ts'

function Spoken({ text }: { text: string | null }) {
  useSpokenText(text)
  return null
}

const said = () => useAnnouncements.getState().polite.map(({ text }) => text)

it('announces a text once until it changes', () => {
  hush()
  const { rerender } = render(<Spoken text={null} />)
  for (const text of ['one', 'one', '', 'one', 'two']) rerender(<Spoken text={text} />)
  expect(said()).toEqual(['one', 'one', 'two'])
})

it('drops earlier texts with a new one, once they may be of another game', () => {
  hush()
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1000)
  announce('one')
  announce('urgent', 'assertive')
  clock.mockReturnValue(15_000)
  announce('two')
  expect(said()).toEqual(['one', 'two'])
  clock.mockReturnValue(30_000)
  announce('three')
  expect(said()).toEqual(['two', 'three'])
  expect(useAnnouncements.getState().assertive).toEqual([])
  clock.mockRestore()
})
