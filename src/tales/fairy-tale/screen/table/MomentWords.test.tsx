import { act, render } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Event, everyBox, standardRules } from '../../../../engine/fairy-tale/index.ts'
import { CENTRE, placeAt } from '../../../../engine/kernel/index.ts'
import { openOnTable } from '../../../../session/game-store.ts'
import { loadExpansions } from '../../load-expansions.ts'
import { liveTable } from '../../runtime.ts'
import { drawn } from '../board/testing.ts'
import { MomentWords } from './MomentWords.tsx'

beforeEach(async () => {
  await loadExpansions()
  openOnTable(liveTable.game, {
    config: {
      seats: [{ character: 'red-riding-hood', player: '' }],
      difficulty: 'fairy-tale',
      rules: standardRules(),
      boxes: everyBox(true),
    },
    seed: 1,
    first: drawn('O ━\nseats red-riding-hood 0,0'),
    moves: [],
  })
})

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

const REST = { key: 1, ms: 300, motion: 300, index: 0, count: 2 }
const dropped: Event = { type: 'item-changed', seat: 0, item: 'basket', how: 'dropped', at: placeAt(1, 0) }
const lost: Event = { type: 'thing-lost', seat: 0, thing: 'cake', forGood: false }

describe('a thing that a hero loses', () => {
  it.each([
    ['Red Riding Hood dropped the basket.', dropped],
    ['Red Riding Hood lost the cake among monsters: it is at home again.', lost],
    ['The cake is lost for good.', { ...lost, seat: null, forGood: true } as const],
  ])('is told in large words: %s', (words, event) => {
    liveTable.playback.setState({ cue: { ...REST, event }, told: true })
    expect(render(<MomentWords />).container).toHaveTextContent(words)
  })

  it('is told until the words fade, although the hero walks on', () => {
    liveTable.playback.setState({ cue: { ...REST, event: dropped }, told: true })
    const { container } = render(<MomentWords />)
    const walked: Event = { type: 'character-walked', seat: 0, from: placeAt(1, 0), to: placeAt(2, 0) }
    act(() => liveTable.playback.setState({ cue: { ...REST, key: 2, event: walked } }))
    expect(container).toHaveTextContent('dropped the basket')
    const ended: Event = { type: 'turn-began', turn: 2, seat: 0 }
    act(() => liveTable.playback.setState({ cue: { ...REST, key: 3, event: ended } }))
    expect(container).toBeEmptyDOMElement()
  })

  it('has no large words for picked up baskets', () => {
    liveTable.playback.setState({ cue: { ...REST, event: { ...dropped, how: 'picked-up' } }, told: true })
    expect(render(<MomentWords />).container).toBeEmptyDOMElement()
  })
})

it('ignores events without large words', () => {
  const event: Event = { type: 'turn-began', turn: 2, seat: 0 }
  liveTable.playback.setState({
    cue: { key: 1, event, ms: 300, motion: 300, index: 0, count: 1 },
    told: true,
  })
  const { container } = render(<MomentWords />)
  expect(container).toBeEmptyDOMElement()
})
