import { act, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Viewer } from '../../src/engine/kernel/index.ts'
import { createGame } from '../../src/session/memory-transport.ts'
import { useSettings } from '../../src/store/settings.ts'
import { type Flight, tableFlights } from '../../src/ui/frames/flights/Flights.tsx'
import { atTable } from '../../src/ui/frames/table/at-table.ts'
import { type DiceRace, diceRace } from './dice-race.ts'
import { NAMES } from './race-lines.tsx'
import { racePlayback } from './race-playback.ts'

const game = createGame(diceRace)
const { clock, playback } = racePlayback(game, { ms: 500, motion: 300, words: 0 })

const flights = vi.fn((): readonly Flight[] => [])
let computer: string | null = null
let viewer: Viewer = 0
const TABLE = { game, playback }
const { TableFlights } = tableFlights<DiceRace, typeof TABLE>({
  rules: diceRace,
  useViewer: () => viewer,
  useTable: () => TABLE,
  useBotToAct: () => computer,
  flightsOf: flights,
  actorOf: ({ onTurn }) => (onTurn === 1 ? '.pouch' : '.purse'),
})

const { useLanded } = atTable<DiceRace>({
  useGame: game,
  useShown: () => playback(({ shown }) => shown),
  usePlayback: playback,
})

/** A pouch at the left, a purse with a count at the right, and a pouch below the viewport. */
function Table() {
  const steps = playback(({ shown }) => shown?.at[0] ?? 0)
  return (
    <>
      <i data-box="10 20 40 40" className="pouch" />
      <b data-box="410 20 80 80" className="purse" title="count">
        {useLanded(steps)}
      </b>
      <i data-box="10 5000 40 40" className="cellar" />
      <TableFlights />
    </>
  )
}

interface Moved {
  element: Element
  frames: Keyframe[]
  options: KeyframeAnimationOptions
  animation: { cancel: ReturnType<typeof vi.fn>; finish(): void }
}

const moved: Moved[] = []

/** Stubs the animations and the layout of the browser. */
function standIn(): void {
  Element.prototype.animate = function (frames, options) {
    let finish = () => {}
    const finished = new Promise<void>((resolve) => {
      finish = resolve
    })
    const cancel = vi.fn()
    const animation = { cancel, finished, finish: () => finish() }
    moved.push({
      ...{ element: this, animation },
      frames: frames as Keyframe[],
      options: options as KeyframeAnimationOptions,
    })
    return animation as unknown as Animation
  }
  Element.prototype.getBoundingClientRect = function () {
    const [x = 0, y = 0, width = 20, height = 20] =
      this instanceof HTMLElement ? (this.dataset['box'] ?? '0 0 20 20').split(' ').map(Number) : []
    return { left: x, top: y, width, height, right: x + width, bottom: y + height } as DOMRect
  }
}

const BRICK: Flight = {
  from: '.pouch',
  to: '.purse',
  picture: <svg data-brick="" aria-hidden="true" />,
  hops: true,
}
const step = () => act(() => void game.getState().act({ type: 'step' }))
const layer = () => document.querySelector('[data-flights]')
const bricks = () => document.querySelectorAll('[data-brick]').length
/** The middle of a picture of 20 pixels, at the beginning and the end of its way. */
const way = ({ frames }: Moved) =>
  [frames[0], frames.at(-1)].map((frame) =>
    [...String(frame?.['transform']).matchAll(/(-?[\d.]+)px/g)].map(([, at]) => Number(at) + 10),
  )
const things = () => moved.filter(({ element }) => element.hasAttribute('data-flight'))
const hops = () => moved.filter(({ element }) => !element.hasAttribute('data-flight'))

beforeEach(() => {
  standIn()
  moved.length = 0
  computer = null
  viewer = 0
  useSettings.setState({ motion: 'system' })
  flights.mockReset()
  flights.mockReturnValue([BRICK])
  game.getState().start({ players: NAMES }, 5)
  render(<Table />)
})

describe('flights of an event', () => {
  it('flies from source to target during the event, and the target hops on arrival', () => {
    expect(layer()).toBeNull()
    step()
    expect(bricks()).toBe(1)
    const [thing] = things()
    expect(thing && way(thing)).toEqual([
      [30, 40],
      [450, 60],
    ])
    expect(thing?.options).toEqual({ delay: 0, duration: 300 })
    expect(hops()).toMatchObject([{ options: { delay: 300, duration: 200, composite: 'add' } }])
    expect(hops()[0]?.element).toHaveClass('purse')
  })

  it('animates position and opacity only, so the page is never laid out anew', () => {
    step()
    const known = ['transform', 'translate', 'opacity', 'easing', 'offset']
    for (const { frames } of moved)
      for (const frame of frames) expect(known).toEqual(expect.arrayContaining(Object.keys(frame)))
  })

  it('starts several one after another, and the last arrives with the motion', () => {
    flights.mockReturnValue([{ ...BRICK, count: 3 }])
    step()
    const times = things().map(({ options }) => options)
    expect(times.map(({ delay }) => delay)).toEqual([0, 67.5, 135])
    for (const { delay, duration } of times) expect(Number(delay) + Number(duration)).toBeLessThanOrEqual(300)
    expect(times.at(-1)).toEqual({ delay: 135, duration: 165 })
  })

  it('takes part of the motion if configured', () => {
    flights.mockReturnValue([{ ...BRICK, begins: 0.25, lands: 0.75 }])
    step()
    expect(things()[0]?.options).toEqual({ delay: 75, duration: 150 })
    expect(hops()[0]?.options).toMatchObject({ delay: 225, duration: 220 })
  })

  it('is as large as both places allow', () => {
    flights.mockReturnValue([{ ...BRICK, fits: true }])
    step()
    const scales = things()[0]?.frames.map(({ transform }) => /scale\((.+)\)/.exec(String(transform))?.[1])
    expect(scales).toEqual(['2.000', '3.000', '4.000'])
  })

  it('has no hop if no number changes', () => {
    flights.mockReturnValue([{ ...BRICK, hops: false }])
    step()
    expect(things()).toHaveLength(1)
    expect(hops()).toEqual([])
  })

  it('hides the target until arrival if so configured', () => {
    flights.mockReturnValue([{ ...BRICK, hops: false, hides: true, lands: 0.5 }])
    step()
    expect(hops()).toMatchObject([{ frames: [{ opacity: 0 }, { opacity: 0 }], options: 150 }])
  })

  it('only hops without a source', () => {
    flights.mockReturnValue([{ to: '.purse', hops: true }])
    step()
    expect(things()).toEqual([])
    expect(hops()).toHaveLength(1)
  })

  it('lifts off and fades if its target is hidden; needs a visible source', () => {
    flights.mockReturnValue([
      { ...BRICK, to: ['.nowhere', '.cellar'] },
      { ...BRICK, from: '.cellar' },
    ])
    step()
    expect(things()).toHaveLength(1)
    expect(things()[0]?.frames.at(-1)).toMatchObject({ opacity: 0 })
    expect(things()[0] && way(things()[0] as Moved)[0]).toEqual([30, 40])
  })

  it('goes to the first of several places that is in sight', () => {
    flights.mockReturnValue([{ ...BRICK, to: ['.cellar', '.purse'] }])
    step()
    expect(things()[0] && way(things()[0] as Moved)[1]).toEqual([450, 60])
  })

  it('is computed once per event and position, however often the table renders', () => {
    step()
    act(() => playback.setState({ paused: true }))
    expect(flights).toHaveBeenCalledTimes(1)
    expect(flights).toHaveBeenCalledWith(
      { type: 'moved', seat: 0, by: 1, how: 'stepped' },
      expect.objectContaining({ at: [1, 0] }),
      TABLE,
    )
    expect(moved).toHaveLength(2)
  })

  it("is computed from the viewer's event: no hidden card is in the page", () => {
    viewer = 1
    act(() => void game.getState().act({ type: 'peek' }))
    expect(flights).toHaveBeenLastCalledWith(
      { type: 'peeked', seat: 0, card: null },
      expect.objectContaining({ cards: [null, expect.any(Number)] }),
      TABLE,
    )
    viewer = 0
    act(() => void game.getState().start({ players: NAMES }, 5))
    act(() => void game.getState().act({ type: 'peek' }))
    expect(flights).toHaveBeenLastCalledWith(
      { type: 'peeked', seat: 0, card: expect.any(Number) },
      expect.objectContaining({ cards: [expect.any(Number), expect.any(Number)] }),
      TABLE,
    )
  })

  it('is for eyes only', () => {
    step()
    expect(layer()).toHaveAttribute('aria-hidden', 'true')
  })

  it('only fades with reduced motion, without flying', () => {
    useSettings.setState({ motion: 'less' })
    step()
    const frames = things()[0]?.frames ?? []
    expect(new Set(frames.map(({ transform }) => transform)).size).toBe(1)
    expect(frames.map(({ opacity }) => opacity)).toEqual([0, 0.8, 0])
    expect(hops()).toEqual([])
  })
})

describe('nothing is left behind', () => {
  const isGone = () => {
    expect(layer()).toBeNull()
    for (const { animation } of moved) expect(animation.cancel).toHaveBeenCalled()
  }

  it('when the event is skipped, and the final position is shown', () => {
    step()
    act(() => playback.getState().skip())
    isGone()
    expect(screen.getByTitle('count')).toHaveTextContent('1')
  })

  it('on undo', () => {
    step()
    act(() => void game.getState().undo())
    isGone()
    expect(screen.getByTitle('count')).toHaveTextContent('0')
  })

  it('when the player moves on: only things of the next event fly', () => {
    step()
    step()
    expect(bricks()).toBe(1)
    expect(moved[0]?.animation.cancel).toHaveBeenCalled()
  })

  it('when the window changes its size: the boxes were those of before', () => {
    step()
    act(() => void window.dispatchEvent(new Event('resize')))
    isGone()
  })

  it('when all arrived, with the event paused', async () => {
    step()
    act(() => playback.getState().pause())
    await act(async () => {
      for (const { animation } of moved) animation.finish()
    })
    expect(layer()).toBeNull()
    expect(playback.getState().cue).not.toBeNull()
  })

  it('when the game is left', () => {
    step()
    act(() => game.getState().leave())
    isGone()
  })
})

describe('a number that something flies to', () => {
  const count = () => screen.getByTitle('count').textContent

  it('stays as before until the thing arrives', () => {
    step()
    expect(count()).toBe('0')
    act(() => clock.pass(299))
    expect(count()).toBe('0')
    act(() => clock.pass(1))
    expect(count()).toBe('1')
    expect(playback.getState().playing).toBe(true)
  })
})

describe('the acting player', () => {
  it('is lit while a computer player must act, and no longer', () => {
    computer = 'hare'
    step()
    expect(document.querySelector('.pouch')).toHaveAttribute('data-acting')
    expect(document.querySelector('.purse')).not.toHaveAttribute('data-acting')
    computer = null
    act(() => clock.pass(1000))
    expect(document.querySelector('[data-acting]')).toBeNull()
  })
})
