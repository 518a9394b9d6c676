import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openableDialogs } from '../../../../../tests/support/dialogs.ts'
import { useTaleSettings } from '../../settings.ts'
import { TablePage } from '../table/TablePage.tsx'
import { lay } from '../table/testing.ts'

openableDialogs()

const TWO = 'a a A / B b b / armies a n2; b s2'

/** Returns the data of the plaques on the board. */
const plaques = (page: HTMLElement) =>
  [...page.querySelectorAll('[data-danger]')].map((one) => one.getAttribute('data-danger'))
/** Returns the text of plaques that show numbers instead of die faces. */
const written = (page: HTMLElement) =>
  [...page.querySelectorAll('[data-danger] text')].map(({ textContent }) => textContent)

describe('threats on the board', () => {
  it('shows die faces, and checks on safe places', () => {
    lay(`${TWO} / round 2`)
    const { container } = render(<TablePage />)
    expect(plaques(container)).toEqual(['6', 'none', 'none'])
    expect(written(container)).toEqual([])
  })

  it('shows numbers with two dice, which faces cannot display [F 14]', () => {
    lay(`${TWO} / round 2 / rules dice 2`)
    const { container } = render(<TablePage />)
    expect(plaques(container)).toEqual(['6–12', '7–12', 'none'])
    expect(written(container)).toEqual(['6–12', '7–12'])
    // The panel uses the same notation.
    expect(screen.getAllByText('6–12')).toHaveLength(2)
  })

  it('hides plaques with warnings off, and check marks if a later country threatens', () => {
    lay('B b a A / b . . a / c . . d / C c d D / armies a n1; b n4; c w4; d e1')
    const { container, unmount } = render(<TablePage />)
    expect(plaques(container)).toEqual(['6'])
    unmount()
    lay(TWO)
    useTaleSettings.setState({ warnings: 'off' })
    expect(plaques(render(<TablePage />).container)).toEqual([])
  })
})

describe('cards before the roll', () => {
  it('list the best prospects, or only a fall', () => {
    const cards = (position: string) => {
      lay(position)
      const { unmount } = render(<TablePage />)
      const region = screen.getByRole('region', { name: 'What a roll brings' })
      const told = within(region).getAllByRole('listitem')
      const words = told.map(({ textContent }) => textContent)
      unmount()
      return words
    }
    expect(cards(`${TWO} / round 2`)).toEqual([
      'a one: only march',
      'a two: fortify your town at north\u00A02',
      'a three: fortify your town at north\u00A02 or fortify your town at north\u00A03',
      'a four: fortify your town at north\u00A02 or fortify your town at north\u00A03',
      'a five: fortify your town at north\u00A02 or fortify your town at north\u00A03',
      'a six: besiege Briar’s city or fortify your city',
    ])
    expect(cards('a a A / B+a b b+a / armies a s1; b w1 cw / round 4').at(-1)).toBe('a six: fell Briar')
  })
})
