import { expect, it } from 'vitest'
import { cardSide } from './card-side.ts'

const size = { width: 1440, height: 900 }
const inset = { top: 60, right: 320, bottom: 90, left: 0 }
/** A tile with its middle at this distance from the left border of the board. */
const tileAt = (middle: number) => ({ left: middle - 50, top: 300, right: middle + 50, bottom: 400 })

it.each([
  [300, 'right', 394],
  [560, 'right', 394],
  [561, 'left', 10],
  [900, 'left', 10],
])('the card about a tile at %i lies at the %s of the board', (middle, side, away) => {
  const { cover, ...lies } = cardSide(tileAt(middle), 432, size, inset)
  expect(lies).toEqual({ side, away })
  expect(cover).toEqual({ [side]: away + 432 + 10 })
})

it('takes the farther side even if the card would cover it from both', () => {
  const narrow = { width: 500, height: 900 }
  const none = { top: 0, right: 0, bottom: 0, left: 0 }
  expect(cardSide(tileAt(200), 432, narrow, none).side).toBe('right')
  expect(cardSide(tileAt(300), 432, narrow, none).side).toBe('left')
})
