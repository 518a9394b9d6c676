import { render } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { HEX_CENTRE, type Hex, hexBeside } from '../../src/engine/kernel/boards/hex.ts'
import { useSettings } from '../../src/store/settings.ts'
import { makeRoom, type PieceMotion, straightOn } from '../../src/ui/stage/pieces/motion.ts'
import { Piece } from '../../src/ui/stage/pieces/Piece.tsx'
import { hexSpot } from './hex-board.ts'

const animate = vi.fn()
beforeEach(() => {
  animate.mockClear()
  Object.assign(HTMLElement.prototype, { animate })
  useSettings.setState({ motion: 'system' })
})

const WALK: PieceMotion = { duration: 400, way: straightOn, come: [{ opacity: 0 }, { opacity: 1 }] }
const piece = (hex: Hex, motion: PieceMotion | null) => (
  <Piece id="one" {...hexSpot(hex)} size={0.8} motion={motion}>
    one
  </Piece>
)
const NEXT = hexBeside(HEX_CENTRE, 'south-east')

it('a piece appears, and moves from hexagon to hexagon, on a motion', () => {
  const { rerender } = render(piece(HEX_CENTRE, WALK))
  expect(animate).toHaveBeenLastCalledWith(WALK.come, { duration: 400 })
  rerender(piece(NEXT, WALK))
  const [frames] = animate.mock.lastCall ?? []
  expect(frames[0].transform).toBe('translate(calc(var(--tile) * -0.5), calc(var(--tile) * -0.866))')
  expect(frames.at(-1).transform).toBe('none')
})

it('a piece is placed at once without a motion, or with the same motion again', () => {
  const { rerender } = render(piece(HEX_CENTRE, null))
  rerender(piece(NEXT, null))
  rerender(piece(NEXT, WALK))
  rerender(piece(NEXT, WALK))
  expect(animate).not.toHaveBeenCalled()
})

it('makes room faster than others walk, and shows no way with reduced motion', () => {
  const { rerender } = render(piece(HEX_CENTRE, null))
  rerender(piece(NEXT, makeRoom(400)))
  expect(animate.mock.lastCall?.[1].duration).toBeLessThan(400)
  useSettings.setState({ motion: 'less' })
  rerender(piece(HEX_CENTRE, WALK))
  expect(animate.mock.lastCall?.[0]).toEqual([{ opacity: 0.2 }, { opacity: 1 }])
})

it('stirs in place, once for each motion', () => {
  const stir = [{ scale: 1 }, { scale: 1.2 }, { scale: 1 }]
  const motion = { duration: 300, stir }
  const { rerender } = render(piece(HEX_CENTRE, null))
  rerender(piece(HEX_CENTRE, motion))
  rerender(piece(HEX_CENTRE, motion))
  expect(animate).toHaveBeenCalledExactlyOnceWith(stir, { duration: 300, easing: 'ease-in-out' })
})
