import { render } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  asPlot,
  type Event,
  type Plot,
  parseAction,
  parsePlot,
  type View,
} from '../../../../engine/citadel/index.ts'
import type { Cue } from '../../runtime.ts'
import { viewOf } from '../../testing.ts'
import { changedBy } from './LastTurnMarks.tsx'
import { EFFECTS } from './lazy-town.ts'
import { PlanSteps } from './PlanSteps.tsx'
import { StillTown } from './StillTown.tsx'
import { TownPlan } from './TownPlan.tsx'

const POSITION =
  'version basic | seat 1 bricks 9 plots c1 c3=turnpike | seat 2 bricks 5 plots h5=chapel | neutral a2=cottage'
const state = (position = POSITION): View => viewOf(position)
const plot = (name: string): Plot => parsePlot(name) ?? asPlot(Number.NaN)

const piece = (name: string) => document.querySelector(`[data-piece="${name}"]`)
const parts = (name: string) =>
  [...(piece(name)?.querySelectorAll('[data-part]') ?? [])].map((part) => part.getAttribute('data-part'))

describe('a static picture of a position', () => {
  it('draws Knights on bare plots, all parts of buildings, and names of free plots', () => {
    render(<StillTown state={state()} detail="fine" />)
    expect(parts('c1')).toEqual(['owner'])
    expect(parts('c3')).toEqual(['building', 'sign', 'owner'])
    expect(parts('a2')).toEqual(['building', 'sign'])
    expect(piece('b1')).toHaveTextContent('b1')
    expect(parts('b1')).toEqual([])
  })

  it('draws a marker for every Order in play, one with a gold ring', () => {
    render(
      <StillTown
        state={state('seat 1 bricks 1 plots c1 | seat 2 out bricks 0 | seat 3 bricks 1 plots a1')}
        you={2}
      />,
    )
    expect(
      [...document.querySelectorAll('[data-marker]')].map((one) => one.getAttribute('data-marker')),
    ).toEqual(['cross', 'lily'])
  })

  it('draws a part of the town', () => {
    const { container } = render(<StillTown state={state()} around={[plot('c1'), plot('c3')]} />)
    const [x = 0, , width = 0] = (container.querySelector('svg')?.getAttribute('viewBox') ?? '')
      .split(' ')
      .map(Number)
    expect(x).toBeGreaterThan(-30)
    expect(width).toBeLessThan(300)
  })
})

describe('an event in the town', () => {
  beforeAll(() => EFFECTS.fetch())

  /** Renders the town during an event. */
  function during(event: Event, position = POSITION): HTMLElement {
    const cue: Cue = { key: 1, event, ms: 300, motion: 300, index: 0, count: 1 }
    const now = state(position)
    const { container } = render(
      <TownPlan
        {...{
          real: now,
          shown: now,
          you: 0,
          held: null,
          aimed: null,
          offers: new Map(),
          cue,
          detail: 'fine',
        }}
        onPress={() => {}}
      />,
    )
    return container
  }

  it('marks the plot of a new building or owner', () => {
    during({ type: 'built', seat: 0, card: 'turnpike', plot: plot('c3'), count: 3 })
    expect(piece('c3')).toHaveAttribute('data-arrives', 'built')
    expect(piece('c1')).not.toHaveAttribute('data-arrives')
  })

  it('shows a leaving building the position lacks', () => {
    during({ type: 'destroyed', card: 'stable', plot: plot('c1'), whose: 0, because: 'torch' })
    expect(document.querySelectorAll('[data-part="building"]')).toHaveLength(4)
  })

  it('shows pay on the plot that brings it', () => {
    const town = during({
      type: 'income',
      seat: 0,
      count: 5,
      plot: plot('c3'),
      building: 'turnpike',
      value: 3,
      premium: 2,
      extra: 0,
    })
    expect(town).toHaveTextContent('+5')
  })
})

describe('marks on the town', () => {
  it('are once on each plot changed last turn', () => {
    const events: Event[] = [
      { type: 'claimed', plot: plot('a5'), seat: 1, count: 1, because: null },
      { type: 'built', plot: plot('a5'), seat: 1, card: 'inn', count: 2 },
      { type: 'score', seat: 1, points: 2 },
      { type: 'vacated', plot: plot('b4'), seat: 0, because: 'plague' },
    ]
    expect(changedBy(events)).toEqual([4, 9])
  })

  it('number a plan’s steps on its plots', () => {
    const plan = ['claim a5', 'hire', 'build inn a5', 'play torch h5', 'end'].flatMap(
      (words) => parseAction(words) ?? [],
    )
    const { container } = render(
      <svg aria-hidden="true">
        <PlanSteps plan={plan} />
      </svg>,
    )
    expect([...container.querySelectorAll('text')].map((text) => text.textContent)).toEqual(['1', '3', '4'])
  })
})
