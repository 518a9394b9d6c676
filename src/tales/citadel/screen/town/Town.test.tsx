import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Plot, parsePlot, type View } from '../../../../engine/citadel/index.ts'
import { stubWindow } from '../../../../ui/page/testing.ts'
import { NO_INSET } from '../../../../ui/stage/camera/camera-view.ts'
import { moveOptionsAt } from '../../intent/move-options.ts'
import type { Held } from '../../intent/wish.ts'
import { viewOf } from '../../testing.ts'
import { Town } from './Town.tsx'

const position = (text: string): View => viewOf(text)

/** Renders a town for the seat on turn. Returns a mock of `onPress`. */
function town(text: string, held: Held | null = null, aimed: string | null = null) {
  const state = position(text)
  const onPress = vi.fn<(plot: Plot) => void>()
  const offers = moveOptionsAt(state, held)
  const drawn = render(
    <Town
      inset={NO_INSET}
      real={state}
      shown={state}
      you={state.onTurn}
      held={held}
      offers={offers}
      aimed={aimed === null ? null : parsePlot(aimed)}
      onPress={onPress}
    />,
  )
  return { onPress, ...drawn }
}

function plot(name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-plot="${name}"]`)
  if (!found) throw new Error(`Unknown plot "${name}".`)
  return found
}

const SMALL =
  'version basic | seat 1 bricks 9 plots c1 c3 c5 hand turnpike brewery chapel | seat 2 bricks 5 plots c2=stable h5=chapel'

describe('a plot of the town', () => {
  it('names its position, price, owner, building and neighbours', () => {
    town(SMALL)
    expect(document.querySelectorAll('tr')).toHaveLength(3)
    expect(document.querySelectorAll('[data-plot]')).toHaveLength(48)
    expect(plot('c2')).toHaveAccessibleName(
      'c2, middle ring, 2 dots, the Lion, Stable 1, Citizenry; borders: two free, three yours',
    )
    expect(plot('c3')).toHaveAccessibleName(
      'c3, middle ring, Forest Road, 5 dots, premium 2, yours; borders: two free, two yours, one of the Lion',
    )
    expect(plot('h4')).toHaveAccessibleName(
      'h4, outer ring, by the river, 1 dot, free; borders: two free, one of the Lion',
    )
  })

  it('names the price of a claim', () => {
    town(SMALL)
    expect(plot('c6')).toHaveAccessibleName(/; claim it for six bricks$/)
    expect(plot('c6')).toHaveAttribute('data-offer', 'may')
  })

  it('names the pay of a building there, or why it cannot be built', () => {
    const { container } = town(SMALL, { kind: 'building', card: 'brewery' })
    expect(plot('c3')).toHaveAccessibleName(/; it fits here, pays 5$/)
    expect(plot('c1')).toHaveAccessibleName(/; not here: inner circle$/)
    expect(plot('c2')).toHaveAccessibleName(/; not here: not yours$/)
    expect(container).toHaveTextContent('pays 5')
    expect(container).toHaveTextContent('innercircle')
    expect(container).not.toHaveTextContent('notyours')
  })

  it('reports a click', async () => {
    const { onPress } = town(SMALL)
    await userEvent.click(plot('c6'))
    expect(onPress).toHaveBeenCalledWith(parsePlot('c6'))
  })
})

describe('a plot that could fall [C 23]', () => {
  const SIEGE =
    'version strategic | seat 1 bricks 1 plots c6 b6 | seat 2 bricks 0 plots c4=inn | seat 3 bricks 0 plots c2'

  it('names who could bring it down and the price, as does the plot to claim', () => {
    town(SIEGE)
    expect(plot('c4')).toHaveAccessibleName(/; falls if the Cross or the Lily claims c5 for one brick$/)
    expect(plot('c5')).toHaveAccessibleName(/; claim it for one brick; claim it and take c4 too$/)
    expect(document.querySelector('[data-sieges="1"]')).not.toBeNull()
  })

  it('is marked when such a claim is selected', () => {
    town(SIEGE, null, 'c5')
    expect(document.querySelector(`[data-falls="${parsePlot('c4')}"]`)).not.toBeNull()
  })
})

describe('keys', () => {
  it('move to the next offered plot, and to the next own one', async () => {
    town(SMALL, { kind: 'building', card: 'brewery' })
    plot('a1').focus()
    await userEvent.keyboard('b')
    expect(plot('c3')).toHaveFocus()
    await userEvent.keyboard('b')
    expect(plot('c5')).toHaveFocus()
    await userEvent.keyboard('o')
    expect(plot('c1')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    expect(plot('c2')).toHaveFocus()
  })
})

describe('a town too small for touch', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('opens a sector by the first click, reports the second, and closes by its map', async () => {
    smallPane()
    const { onPress } = town(SMALL)
    await userEvent.click(plot('c6'))
    expect(onPress).not.toHaveBeenCalled()
    await userEvent.click(plot('c6'))
    expect(onPress).toHaveBeenCalledOnce()
    await userEvent.click(await screen.findByTitle('Show the whole town'))
    expect(screen.queryByTitle('Show the whole town')).toBeNull()
  })
})

/** Simulates the window of a phone, and elements that are as large as it allows. */
function smallPane(): void {
  stubWindow(390, 844)
  Element.prototype.scrollTo = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #told: ResizeObserverCallback
      constructor(told: ResizeObserverCallback) {
        this.#told = told
      }
      observe(): void {
        const entry = { contentRect: { width: 390, height: 420 } } as ResizeObserverEntry
        this.#told([entry], this as unknown as ResizeObserver)
      }
      unobserve(): void {}
      disconnect(): void {}
    },
  )
}
