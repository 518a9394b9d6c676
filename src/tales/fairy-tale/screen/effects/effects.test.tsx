import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Action, EventType } from '../../../../engine/fairy-tale/index.ts'
import { play } from '../../../../engine/kernel/index.ts'
import { loadExpansions } from '../../load-expansions.ts'
import { fairyTale } from '../../rules.ts'
import { drawn, placeOf } from '../board/testing.ts'
import falls from '../expansions/effect.module.css'
import { standingIn } from '../forest/forest-pieces.ts'
import { Effects } from './Effects.tsx'
import effects from './effects.module.css'
import moments from './moments.module.css'
import { TileEffects } from './TileEffects.tsx'
import tiles from './tiles.module.css'

const SHEETS = [effects, moments, tiles, falls]

/** Shows one event of an action in a drawn forest. Returns a function that counts elements of a kind. */
function shown(text: string, action: Action, type: EventType) {
  const before = drawn(text)
  const played = play(fairyTale, before, action)
  if (!played.ok) throw new Error(played.error.code)
  const index = played.value.frames.findIndex(({ event }) => event.type === type)
  const frame = played.value.frames[index]
  if (!frame) throw new Error(`Nothing of the type ${type} happened.`)
  const { event, state } = frame
  const earlier = played.value.frames[index - 1]?.state ?? before
  const cue = { key: 1, event, ms: 200, motion: 200, index, count: played.value.frames.length }
  const { container } = render(
    <>
      <TileEffects cue={cue} state={state} level={1} />
      <Effects cue={cue} state={state} before={standingIn(earlier).monsters} />
    </>,
  )
  const classed = (kind: string) =>
    SHEETS.flatMap((sheet) => [...container.getElementsByClassName(sheet[kind] ?? '')])
  return (kind: string) => classed(kind).length
}

const east = { type: 'choose-side', side: 'east' } as const
const moving = (cell: string, monsters: number) =>
  `O ━ ${cell} ━${monsters}\nphase monsters-move\npending movement-side\nboxes knotty special\nseats huntsman 0,0`
const beside = 'O ━ ╋bsr ━2 ━\nmarket ━\nboxes simple knotty\nseats huntsman 2,0'
const at = placeOf('3,0')

describe('effects on tiles', () => {
  it('placing: the tile lands on bare table', () => {
    const open = 'O ━\nmarket ━\nseats huntsman 1,0'
    const action = { type: 'expand', slot: 0, at: placeOf('2,0'), turn: 0 } as const
    const count = shown(open, action, 'tile-placed')
    expect([count('landing'), count('bare'), count('landingTile')]).toEqual([1, 1, 1])
  })

  it('bomb: removes the tile and its monsters', () => {
    const count = shown(beside, { type: 'use-symbol', symbol: 'bomb', at }, 'tile-destroyed')
    expect([count('blown'), count('removed'), count('shards')]).toEqual([1, 2, 1])
  })

  it('swap: replaces the tile and keeps its pieces', () => {
    const action = { type: 'use-symbol', symbol: 'swap', at, slot: 0, turn: 2 } as const
    const count = shown(beside, action, 'tile-swapped')
    expect([count('leaving'), count('coming'), count('removed')]).toEqual([1, 1, 0])
  })

  it('turn: turns the tile', () => {
    const corner = 'O ━ ╋r ┓\nboxes knotty\nseats huntsman 2,0'
    const count = shown(corner, { type: 'use-symbol', symbol: 'rotate', at, turn: 1 }, 'tile-turned')
    expect(count('turning')).toBe(1)
  })

  it('resetting: shows the trapdoor set again', () => {
    const open = 'O ━▽!\nboxes special\nseats huntsman 0,0'
    expect(shown(open, { type: 'walk', to: placeOf('1,0') }, 'building-set')('set')).toBe(1)
  })
})

describe('effects on carried things', () => {
  it('shows a thing falling where monsters were met', async () => {
    await loadExpansions()
    const carried = 'O ━ ━♥ ━1\nseats huntsman 2,0\nboxes special quests\nthings cake huntsman'
    expect(shown(carried, { type: 'walk', to: at }, 'thing-lost')('falling')).toBe(1)
  })
})

describe('effects on monsters', () => {
  it('shows a falling monster', () => {
    expect(shown(moving('━▽', 1), east, 'monster-lost')('falling')).toBe(1)
  })

  it('rings the spot of approaching monsters', () => {
    const spawn = 'O ━ ━\nphase new-monsters\npending spawn-side\nseats huntsman 0,0'
    expect(shown(spawn, east, 'monsters-coming')('threat')).toBe(1)
  })

  it('rings the bearer of a power', () => {
    const lamp = 'O ━ ╋ ━2\nseats aladdin 0,0 wishes=2'
    const fly = { type: 'use', power: 'fly', at: placeOf('2,0') } as const
    expect(shown(lamp, fly, 'power-used')('power')).toBe(1)
  })

  it('shows crumbs of a nibbling monster', () => {
    expect(shown(moving('━⌂', 1), east, 'monster-delayed')('shards')).toBe(1)
  })

  it('shows a broken gate', () => {
    expect(shown(moving('━GE', 3), east, 'bar-broken')('shards')).toBe(1)
  })

  it('throws monsters off a catapult, but only removes them for a delivery', () => {
    const asked = (by: string) =>
      `O ━ ╋¤ ━2\npending clear-place huntsman ${by}\nboxes special\nseats huntsman 2,0`
    const answer = { type: 'choose-place', at } as const
    expect(shown(asked('catapult 2,0'), answer, 'monsters-cleared')('flung')).toBe(2)
    expect(shown(asked('delivery'), answer, 'monsters-cleared')('removed')).toBe(2)
  })
})
