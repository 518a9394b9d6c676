import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { TablePage } from './TablePage.tsx'
import { lay } from './testing.ts'

const button = (name: string | RegExp) => screen.getByRole('button', { name })

/** A turn in phase 2, with a rival who has a Safe Conduct. */
const DAY =
  'version strategic | seat 1 bricks 9 plots c6 c3 d4=turnpike hand brewery watchtower influence loan spy | seat 2 bricks 4 plots h5=stable a5 hand manor inn* influence safe-conduct | on-turn 1'

describe('the table of several people', () => {
  it('is covered before anybody said that they look: no hand is in the page [C 31]', () => {
    lay(DAY)
    render(<TablePage />)
    expect(screen.getByRole('heading', { name: 'Order of the Cross' })).toBeVisible()
    expect(document.body.innerHTML).not.toMatch(/brewery|Brewery|watchtower|Watchtower|Loan|Spy|Manor/)
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('opens for whoever says so, and shows that hand alone', async () => {
    lay(DAY)
    render(<TablePage />)
    await userEvent.click(button('I am the Cross'))
    expect(button(/^Brewery, 3, Crafts/)).toBeVisible()
    expect(document.body.innerHTML).not.toMatch(/Manor/)
    expect(document.body.innerHTML).toMatch(/Inn seen/)
  })
})
