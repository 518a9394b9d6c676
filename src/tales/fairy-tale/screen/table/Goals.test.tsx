import { act, render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { drawn as position } from '../../../../../tests/drawn/index.ts'
import { usePlayback } from '../../table.ts'
import { drawn } from '../log/drawn-tale.ts'
import { Hearts } from './Goals.tsx'

it('one of the hearts falls apart when it is lost', () => {
  const { container } = render(<Hearts state={drawn({}, { hearts: 1 })} small={false} />)
  const halves = () =>
    [...container.querySelectorAll('svg')].map((heart) => heart.querySelectorAll('[data-half]').length)
  expect(halves()).toEqual([0, 0, 0])
  const event = { type: 'oak-hurt', monster: 1, kind: 'ogre', hearts: 1 } as const
  act(() => usePlayback.setState({ cue: { key: 1, event, ms: 500, motion: 500, index: 0, count: 1 } }))
  expect(halves()).toEqual([0, 2, 0])
  act(() => usePlayback.setState({ cue: null }))
  expect(halves()).toEqual([0, 0, 0])
})

it('a frail oak has one heart, in pictures and in words [R 69]', () => {
  const { container } = render(<Hearts state={position('O\nrules oak frail')} small />)
  expect(container.querySelectorAll('svg')).toHaveLength(1)
  expect(container).toHaveTextContent('Oak 1/1')
})
