import { act, render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { drawn as position } from '../../../../../tests/drawn/index.ts'
import { liveTable } from '../../runtime.ts'
import { drawn } from '../log/drawn-tale.ts'
import { Goal, Hearts } from './Goals.tsx'

it('breaks the heart that is being lost', () => {
  const { container } = render(<Hearts state={drawn({}, { hearts: 1 })} small={false} />)
  const halves = () =>
    [...container.querySelectorAll('svg')].map((heart) => heart.querySelectorAll('[data-half]').length)
  expect(halves()).toEqual([0, 0, 0])
  const event = { type: 'oak-hurt', monster: 1, kind: 'ogre', hearts: 1 } as const
  act(() => liveTable.playback.setState({ cue: { key: 1, event, ms: 500, motion: 500, index: 0, count: 1 } }))
  expect(halves()).toEqual([0, 2, 0])
  act(() => liveTable.playback.setState({ cue: null }))
  expect(halves()).toEqual([0, 0, 0])
})

it('shows one heart for a frail Oak, in pictures and in words [R 69]', () => {
  const { container } = render(<Hearts state={position('O\nrules oak frail')} small />)
  expect(container.querySelectorAll('svg')).toHaveLength(1)
  expect(container).toHaveTextContent('Oak 1/1')
})

it.each([
  ['last-tile', 'pile 2; 0; 0\npool ┃ ┗', '2 tiles to draw', '2 to draw'],
  ['rounds', 'turn 7', 'Turn 7 of 20', 'Turn 7/20'],
  ['monsters-22', 'next-monster 13', '12 of 22 defeated', 'Defeated 12/22'],
  ['monsters-28', 'next-monster 1', '0 of 28 defeated', 'Defeated 0/28'],
])('another goal shows the progress of the table [R 68]: %s', (goal, lines, words, short) => {
  const state = position(`O\n${lines}\nrules goal ${goal}`)
  const large = render(<Goal state={state} small={false} />)
  expect(large.getByRole('button')).toHaveAccessibleName(words)
  large.unmount()
  const { getByRole, container } = render(<Goal state={state} small />)
  // The accessible name must contain the visible short words (H9).
  expect(getByRole('button')).toHaveAccessibleName(`${words} ${short}`)
  expect(container).toHaveTextContent(short)
})
