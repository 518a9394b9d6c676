import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CardButton } from '../../../../ui/frames/cards/CardButton.tsx'
import { REST } from '../../../../ui/frames/cards/watch.ts'
import { HOLD_MS as HOLD } from '../../../../ui/input/finger-hold.ts'
import { finger as fingerEvent, pressFor as pressLong } from '../../../../ui/input/testing.ts'
import { useAnnouncements } from '../../../../ui/page/announce.ts'
import { liveTable } from '../../table.ts'
import { drawn } from '../board/testing.ts'
import { about } from '../subject.ts'
import { lay, now } from '../table/testing.ts'
import { TaleCards } from './TaleCards.tsx'

const forest = 'O ━b ━☾1\nseats huntsman 0,0; beast 1,0'
const pressed = vi.fn()

function Things() {
  liveTable.game((game) => game.session)
  return (
    <>
      <button type="button" {...about({ kind: 'monster', n: 1 })} onClick={pressed}>
        monster
      </button>
      <CardButton {...about({ kind: 'hearts' })}>hearts</CardButton>
      <button type="button">plain</button>
      <input aria-label="name" />
      <TaleCards state={now()} />
    </>
  )
}

beforeEach(() => {
  vi.useFakeTimers()
  pressed.mockClear()
  lay(drawn(forest))
  render(<Things />)
  return () => vi.useRealTimers()
})

const thing = (name: string) => screen.getByRole('button', { name })
/** A card that goes with the mouse, and one that stays, with what is to press on it. */
const tooltip = () => screen.queryByRole('tooltip')
const group = () => screen.queryByRole('group')
const card = () => tooltip() ?? group()
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const finger = { pointerType: 'touch', pointerId: 7, isPrimary: true, clientX: 40, clientY: 40 }
const mouse = { pointerType: 'mouse', pointerId: 1, buttons: 0 }
const hover = (name: string) => fireEvent.pointerMove(thing(name), mouse)
const hold = (name: string) => {
  fingerEvent('pointerdown', thing(name))
  wait(HOLD)
}

describe('a mouse', () => {
  it('asks by resting, and no more when it goes elsewhere', () => {
    hover('monster')
    wait(REST - 1)
    expect(card()).toBeNull()
    wait(1)
    expect(card()).toHaveTextContent('Big Bad Wolf 1')
    expect(card()).toHaveTextContent('Asleep in the glade.')
    expect(thing('monster')).toHaveAccessibleDescription(/Big Bad Wolf 1/)
    hover('plain')
    expect(card()).toBeNull()
    expect(thing('monster')).not.toHaveAttribute('aria-describedby')
  })

  it('does not ask while it drags, nor after a press', () => {
    fireEvent.pointerMove(thing('monster'), { ...mouse, buttons: 1 })
    wait(REST)
    expect(card()).toBeNull()
    hover('monster')
    fireEvent.pointerDown(thing('monster'), mouse)
    wait(REST)
    expect(card()).toBeNull()
    fireEvent.click(thing('monster'), { detail: 1 })
    expect(pressed).toHaveBeenCalledOnce()
  })
})

it('is a tooltip while nothing on it can be pressed, else a group with a name', () => {
  hover('monster')
  wait(REST)
  expect(tooltip()).not.toBeNull()
  expect(screen.queryByRole('button', { name: 'Where will it go?' })).toBeNull()
  fireEvent.pointerDown(thing('monster'), mouse)
  hold('monster')
  expect(tooltip()).toBeNull()
  expect(group()).toHaveAccessibleName('Big Bad Wolf 1')
  expect(group()).toContainElement(thing('Where will it go?'))
})

describe('a finger', () => {
  it('asks by holding, and then presses nothing', () => {
    hold('monster')
    expect(card()).toHaveTextContent('Big Bad Wolf 1')
    fingerEvent('pointerup', thing('monster'))
    fireEvent.click(thing('monster'), { detail: 1 })
    expect(pressed).not.toHaveBeenCalled()
    expect(card()).not.toBeNull()
  })

  it('has no menu of the browser while it holds', () => {
    expect(fireEvent.contextMenu(thing('monster'))).toBe(true)
    fireEvent.pointerDown(thing('monster'), finger)
    expect(fireEvent.contextMenu(thing('monster'))).toBe(false)
  })

  it('presses as ever when it is lifted early', () => {
    fireEvent.pointerDown(thing('monster'), finger)
    wait(HOLD - 50)
    fireEvent.pointerUp(thing('monster'), finger)
    fireEvent.click(thing('monster'), { detail: 1 })
    wait(HOLD)
    expect(pressed).toHaveBeenCalledOnce()
    expect(card()).toBeNull()
  })

  it('asks also where the page was too busy to notice before it was lifted', () => {
    const pressFor = (ms: number) => pressLong(thing('monster'), ms, 1000)
    pressFor(HOLD)
    expect(card()).toHaveTextContent('Big Bad Wolf 1')
    expect(pressed).not.toHaveBeenCalled()
    pressFor(HOLD) // puts it away
    pressFor(HOLD - 1)
    expect(card()).toBeNull()
    expect(pressed).toHaveBeenCalledOnce()
  })

  it('does not ask while it moves, nor when a second one comes', () => {
    fireEvent.pointerDown(thing('monster'), finger)
    fireEvent.pointerMove(thing('monster'), { ...finger, clientX: 60 })
    wait(HOLD)
    expect(card()).toBeNull()
    fireEvent.pointerDown(thing('monster'), finger)
    fireEvent.pointerDown(thing('monster'), { ...finger, pointerId: 8 })
    wait(HOLD)
    expect(card()).toBeNull()
  })

  it('puts the card away by a press elsewhere, which does nothing else', () => {
    hold('hearts')
    fingerEvent('pointerup', thing('hearts'))
    fireEvent.pointerDown(thing('monster'), { ...finger, pointerId: 9 })
    fireEvent.pointerUp(thing('monster'), { ...finger, pointerId: 9 })
    fireEvent.click(thing('monster'), { detail: 1 })
    expect(card()).toBeNull()
    expect(pressed).not.toHaveBeenCalled()
  })
})

describe('a key', () => {
  it('asks about what has the focus, says it aloud, and takes no focus', () => {
    act(() => thing('monster').focus())
    fireEvent.keyDown(thing('monster'), { key: 'i' })
    expect(card()).toHaveTextContent('Big Bad Wolf 1')
    expect(thing('monster')).toHaveFocus()
    expect(useAnnouncements.getState().polite.at(-1)?.text).toBe(
      'Big Bad Wolf 1. It came from the south, and wants to go straight at the Oak. Asleep in the glade. Section 4, rules 10, 15.',
    )
    fireEvent.keyDown(thing('monster'), { key: 'i' })
    expect(card()).toBeNull()
  })

  it('follows the focus, and Escape puts the card away and does nothing else', () => {
    act(() => thing('monster').focus())
    fireEvent.keyDown(thing('monster'), { key: 'I' })
    act(() => thing('hearts').focus())
    expect(card()).toHaveTextContent('Hearts of the Oak')
    expect(useAnnouncements.getState().polite.at(-1)?.text).toMatch(/^Hearts of the Oak\. /)
    expect(thing('hearts')).not.toHaveAttribute('aria-describedby')
    expect(fireEvent.keyDown(thing('hearts'), { key: 'Escape' })).toBe(false)
    expect(card()).toBeNull()
    expect(fireEvent.keyDown(thing('hearts'), { key: 'Escape' })).toBe(true)
  })

  it('is a letter where somebody types', () => {
    act(() => thing('monster').focus())
    fireEvent.keyDown(screen.getByLabelText('name'), { key: 'i' })
    expect(card()).toBeNull()
  })
})

it('comes when a thing is pressed that does nothing else, and goes when it is pressed again', () => {
  const press = () => {
    fireEvent.pointerDown(thing('hearts'), mouse)
    fireEvent.click(thing('hearts'), { detail: 1 })
  }
  press()
  expect(card()).toHaveTextContent('Hearts of the Oak')
  press()
  expect(card()).toBeNull()
})

it('goes when anything happens in the game', () => {
  hold('hearts')
  expect(card()).not.toBeNull()
  act(() => lay(drawn('O ━')))
  expect(card()).toBeNull()
})
