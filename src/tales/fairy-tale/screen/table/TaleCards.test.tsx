import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { InfoButton } from '../../../../ui/frames/info-card/InfoButton.tsx'
import { REST } from '../../../../ui/frames/info-card/info-trigger.ts'
import { HOLD_MS as HOLD } from '../../../../ui/input/finger-hold.ts'
import { finger as fingerEvent, pressFor as pressLong } from '../../../../ui/input/testing.ts'
import { useAnnouncements } from '../../../../ui/page/announce.ts'
import { liveTable } from '../../runtime.ts'
import { drawn } from '../board/testing.ts'
import { about } from '../subject.ts'
import { TaleCards } from './TaleCards.tsx'
import { lay, now } from './testing.ts'

const forest = 'O ━b ━☾1\nseats huntsman 0,0; beast 1,0'
const pressed = vi.fn()

function Things() {
  liveTable.game((game) => game.session)
  return (
    <>
      <button type="button" {...about({ kind: 'monster', n: 1 })} onClick={pressed}>
        monster
      </button>
      <InfoButton {...about({ kind: 'hearts' })}>hearts</InfoButton>
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
/** Queries for the info card: a tooltip that follows the mouse, and a group that stays because it has buttons. */
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

describe('the mouse', () => {
  it('opens the card on resting, closes on leaving', () => {
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

  it('opens no card while dragging or after presses', () => {
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

it('shows a tooltip, or a named group if the card has buttons', () => {
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
  it('opens the card by a long press, which then presses nothing', () => {
    hold('monster')
    expect(card()).toHaveTextContent('Big Bad Wolf 1')
    fingerEvent('pointerup', thing('monster'))
    fireEvent.click(thing('monster'), { detail: 1 })
    expect(pressed).not.toHaveBeenCalled()
    expect(card()).not.toBeNull()
  })

  it('suppresses the context menu of the browser during a long press', () => {
    expect(fireEvent.contextMenu(thing('monster'))).toBe(true)
    fireEvent.pointerDown(thing('monster'), finger)
    expect(fireEvent.contextMenu(thing('monster'))).toBe(false)
  })

  it('presses as usual if lifted early', () => {
    fireEvent.pointerDown(thing('monster'), finger)
    wait(HOLD - 50)
    fireEvent.pointerUp(thing('monster'), finger)
    fireEvent.click(thing('monster'), { detail: 1 })
    wait(HOLD)
    expect(pressed).toHaveBeenCalledOnce()
    expect(card()).toBeNull()
  })

  it('opens the card even if the page was busy until the finger was lifted', () => {
    const pressFor = (ms: number) => pressLong(thing('monster'), ms, 1000)
    pressFor(HOLD)
    expect(card()).toHaveTextContent('Big Bad Wolf 1')
    expect(pressed).not.toHaveBeenCalled()
    pressFor(HOLD) // puts it away
    pressFor(HOLD - 1)
    expect(card()).toBeNull()
    expect(pressed).toHaveBeenCalledOnce()
  })

  it('opens no card if it moves, or if a second finger touches', () => {
    fireEvent.pointerDown(thing('monster'), finger)
    fireEvent.pointerMove(thing('monster'), { ...finger, clientX: 60 })
    wait(HOLD)
    expect(card()).toBeNull()
    fireEvent.pointerDown(thing('monster'), finger)
    fireEvent.pointerDown(thing('monster'), { ...finger, pointerId: 8 })
    wait(HOLD)
    expect(card()).toBeNull()
  })

  it('closes the card by a press elsewhere, which does nothing else', () => {
    hold('hearts')
    fingerEvent('pointerup', thing('hearts'))
    fireEvent.pointerDown(thing('monster'), { ...finger, pointerId: 9 })
    fireEvent.pointerUp(thing('monster'), { ...finger, pointerId: 9 })
    fireEvent.click(thing('monster'), { detail: 1 })
    expect(card()).toBeNull()
    expect(pressed).not.toHaveBeenCalled()
  })
})

describe('the key', () => {
  it('opens the card of the focused element, announces it, keeps the focus', () => {
    act(() => thing('monster').focus())
    fireEvent.keyDown(thing('monster'), { key: 'i' })
    expect(card()).toHaveTextContent('Big Bad Wolf 1')
    expect(thing('monster')).toHaveFocus()
    expect(useAnnouncements.getState().polite.at(-1)?.text).toBe(
      'Big Bad Wolf 1. It came from the south. It wants to go straight at the Oak. Asleep in the glade. Section 4, rules 10, 15.',
    )
    fireEvent.keyDown(thing('monster'), { key: 'i' })
    expect(card()).toBeNull()
  })

  it('follows the focus; Escape closes the card and does nothing else', () => {
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

  it('types a letter in a text field', () => {
    act(() => thing('monster').focus())
    fireEvent.keyDown(screen.getByLabelText('name'), { key: 'i' })
    expect(card()).toBeNull()
  })
})

it('opens by a press on an inert element, and closes by the next press', () => {
  const press = () => {
    fireEvent.pointerDown(thing('hearts'), mouse)
    fireEvent.click(thing('hearts'), { detail: 1 })
  }
  press()
  expect(card()).toHaveTextContent('Hearts of the Oak')
  press()
  expect(card()).toBeNull()
})

it('closes at any move of the game', () => {
  hold('hearts')
  expect(card()).not.toBeNull()
  act(() => lay(drawn('O ━')))
  expect(card()).toBeNull()
})
