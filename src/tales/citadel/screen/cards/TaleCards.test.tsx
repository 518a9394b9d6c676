import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { InfoButton } from '../../../../ui/frames/info-card/InfoButton.tsx'
import { HOTSEAT } from '../../hotseat.ts'
import { lay } from '../table/testing.ts'
import { about } from './subject.ts'
import { TaleCards } from './TaleCards.tsx'

const ask = () => {
  lay('version basic | seat 1 bricks 3 plots d4 | seat 2 bricks 0 plots h5')
  render(
    <>
      <InfoButton {...about({ kind: 'influence', influence: 'spy' })}>Spy</InfoButton>
      <TaleCards />
    </>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Spy' }))
}

it('explains the clicked subject', () => {
  ask()
  expect(screen.getByRole('group', { name: 'Spy' })).toHaveTextContent('take one')
})

it('closes when the hand is turned over', () => {
  ask()
  act(() => HOTSEAT.turnAway(true))
  expect(screen.queryByRole('group')).toBeNull()
})
