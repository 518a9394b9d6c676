import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useSettings } from '../../src/store/settings.ts'
import { InfoButton } from '../../src/ui/frames/info-card/InfoButton.tsx'
import { InfoPopover } from '../../src/ui/frames/info-card/InfoPopover.tsx'
import { subjects } from '../../src/ui/frames/info-card/info-targets.ts'
import { usePage } from '../../src/ui/page/page.ts'
import { NAMES, nameOf, type RaceIcon, RaceMark } from './race-lines.tsx'

const { about, subjectOf, subjectAt } = subjects(({ seat }: { seat: number }) => `runner ${seat}`)

const cardOf = (thing: Element) => {
  const subject = subjectOf(thing)
  const picture: RaceIcon = 'leg'
  if (!subject) return []
  return [
    { key: 'runner', picture, name: nameOf(subject.seat), text: 'Runs to 20.', notes: [], rule: 'Law 1' },
  ]
}

let close = () => {}
const closesWith = (put: () => void) => {
  close = put
  return () => {}
}

/** Whether pictures cannot be drawn just now. */
let torn = false

function Drawn({ picture }: { picture: RaceIcon }) {
  if (torn) throw new Error('the ink ran out')
  return <RaceMark icon={picture} />
}

beforeEach(() => {
  useSettings.setState({ language: 'en' })
  render(
    <>
      {NAMES.map((name, seat) => (
        <InfoButton key={name} {...about({ seat })}>
          {name}
        </InfoButton>
      ))}
      <InfoPopover
        cardOf={cardOf}
        Drawn={Drawn}
        closesWith={closesWith}
        further={(thing, stays) =>
          stays && <button type="button">How far is {subjectOf(thing)?.seat}?</button>
        }
      />
    </>,
  )
})

const thing = (name: string) => screen.getByRole('button', { name })

test('a press asks about runners; cards say more', () => {
  fireEvent.click(thing('Tom'))
  expect(screen.getByRole('group', { name: 'Tom' })).toHaveTextContent('Runs to 20.Law 1')
  expect(thing('How far is 1?')).toBeVisible()
})

test('by key; the card goes with events', () => {
  act(() => thing('Hanna').focus())
  fireEvent.keyDown(thing('Hanna'), { key: 'i' })
  expect(screen.getByRole('group', { name: 'Hanna' })).toBeVisible()
  act(() => close())
  expect(screen.queryByRole('group')).toBeNull()
})

test('its element is found by the runner, and the runner by the element', () => {
  expect(document.querySelector('[data-card="runner 1"]')).toBe(thing('Tom'))
  expect(subjectAt(thing('Tom'))).toEqual({ seat: 1 })
  expect(subjectAt(document.body)).toBeNull()
})

test('reports a card that cannot be drawn, and opens the next one', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  torn = true
  fireEvent.click(thing('Tom'))
  expect(screen.queryByRole('group')).toBeNull()
  expect(usePage.getState().failure).toEqual(new Error('the ink ran out'))
  torn = false
  fireEvent.click(thing('Hanna'))
  expect(screen.getByRole('group', { name: 'Hanna' })).toBeVisible()
})
