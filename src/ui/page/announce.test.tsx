import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { hush, useAnnouncements, useSpokenText } from './announce.ts'

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
