import { act, render } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Event } from '../../../../engine/fairy-tale/index.ts'
import { CENTRE, placeAt } from '../../../../engine/kernel/index.ts'
import { liveTable } from '../../table.ts'
import { MomentWords } from './MomentWords.tsx'

const heart = (hearts: number): Event => ({ type: 'oak-hurt', monster: 1, kind: 'ogre', hearts })
const diamond = (destroyed: number): Event => ({
  ...{ type: 'diamond-destroyed', seat: 0, at: placeAt(1, 0), from: CENTRE, monsters: [], destroyed },
})

it.each([
  ['One heart lost, two left.', 'moment', heart(2)],
  ['The last heart is lost.', 'great', heart(0)],
  ['A dark diamond is broken, two to go.', 'moment', diamond(1)],
  ['The last dark diamond is broken!', 'great', diamond(3)],
])('says "%s" when the blow has fallen, and not before', (words, weight, event) => {
  const cue = { key: 1, event, ms: 1500, motion: 700, index: 0, count: 1 }
  liveTable.playback.setState({ cue, told: false })
  const { container } = render(<MomentWords />)
  expect(container).toBeEmptyDOMElement()
  act(() => liveTable.playback.setState({ told: true }))
  expect(container).toHaveTextContent(words)
  expect(container.querySelector('[data-weight]')).toHaveAttribute('data-weight', weight)
})

it('says nothing of what has no moment of its own', () => {
  const event: Event = { type: 'turn-began', turn: 2, seat: 0 }
  liveTable.playback.setState({
    cue: { key: 1, event, ms: 300, motion: 300, index: 0, count: 1 },
    told: true,
  })
  const { container } = render(<MomentWords />)
  expect(container).toBeEmptyDOMElement()
})
