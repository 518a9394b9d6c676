import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asPlace } from '../../../../engine/kernel/index.ts'
import { about } from '../subject.ts'
import { usePointing, watchPointing } from './pointer-target.ts'

function Things() {
  return (
    <>
      <button type="button" {...about({ kind: 'place', at: asPlace(3) })} data-acts="">
        tile
      </button>
      <p {...about({ kind: 'monster', n: 2 })}>monster</p>
      <p>nothing</p>
    </>
  )
}

const mouse = { pointerType: 'mouse' }
const over = (name: string, by: { pointerType: string }) => fireEvent.pointerOver(screen.getByText(name), by)

test('reports hovered targets and whether presses act', () => {
  render(<Things />)
  const stop = watchPointing()
  over('tile', mouse)
  expect(usePointing.getState()).toMatchObject({
    mouse: { kind: 'place', at: 3 },
    latest: { acts: true, by: 'mouse' },
  })
  over('monster', mouse)
  expect(usePointing.getState()).toMatchObject({ mouse: { kind: 'monster', n: 2 }, latest: { acts: false } })
  over('nothing', mouse)
  expect(usePointing.getState()).toMatchObject({ mouse: null, latest: { subject: null } })
  stop()
})

test('ignores hovering fingers, keeps the focused target', () => {
  render(<Things />)
  const stop = watchPointing()
  fireEvent.focusIn(screen.getByText('tile'))
  over('monster', { pointerType: 'touch' })
  expect(usePointing.getState()).toMatchObject({
    mouse: null,
    focus: { kind: 'place', at: 3 },
    latest: { subject: { kind: 'monster', n: 2 }, by: 'finger' },
  })
  fireEvent.focusOut(screen.getByText('tile'))
  expect(usePointing.getState().focus).toBeNull()
  stop()
})

test('works until the last watcher stops', () => {
  render(<Things />)
  const [one, other] = [watchPointing(), watchPointing()]
  one()
  over('monster', mouse)
  expect(usePointing.getState().mouse).toEqual({ kind: 'monster', n: 2 })
  other()
  over('tile', mouse)
  expect(usePointing.getState()).toEqual({ mouse: null, focus: null, latest: null })
})
