import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { personsAsked } from '../../handed-over.ts'
import { liveTable } from '../../runtime.ts'
import { day } from './day.tsx'

const peopleOfDay = async () => {
  await day.begin('2026-11-22')
  const { session } = liveTable.game.getState()
  return session && personsAsked(session.config.seats, liveTable.leaders.getState())
}

// Players of earlier games must not affect today's.
beforeEach(() => liveTable.leaders.getState().begin({ people: 'several', persons: {} }, {}))

test('is one person, without privacy screen', async () => {
  render(<day.WhoPlays />)
  expect(screen.getByRole('radio', { name: 'One person' })).toBeChecked()
  expect(await peopleOfDay()).toBe(1)
})

test('several people can play the daily tale', async () => {
  render(<day.WhoPlays />)
  await userEvent.click(screen.getByRole('radio', { name: 'Several people' }))
  expect(await peopleOfDay()).toBe(2)
})
