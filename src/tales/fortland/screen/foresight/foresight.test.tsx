import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openableDialogs } from '../../../../../tests/support/dialogs.ts'
import { useTaleSettings } from '../../settings.ts'
import { TablePage } from '../table/TablePage.tsx'
import { lay } from '../table/testing.ts'

openableDialogs()

const TWO = 'a a A / B b b / armies a n2; b s2'

/** What the plaques on the map say. */
const plaques = (page: HTMLElement) =>
  [...page.querySelectorAll('[data-danger]')].map((one) => one.getAttribute('data-danger'))
/** The same as it is written there, where it is not drawn as faces of the die. */
const written = (page: HTMLElement) =>
  [...page.querySelectorAll('[data-danger] text')].map(({ textContent }) => textContent)

describe('the danger of each place, on the map', () => {
  it('is told in faces of the die, and by a tick where there is none', () => {
    lay(`${TWO} / round 2`)
    const { container } = render(<TablePage />)
    expect(plaques(container)).toEqual(['6', 'none', 'none'])
    expect(written(container)).toEqual([])
  })

  it('is told in numbers where two dice are rolled, which no face can show [F 14]', () => {
    lay(`${TWO} / round 2 / rules dice 2`)
    const { container } = render(<TablePage />)
    expect(plaques(container)).toEqual(['6–12', '7–12', 'none'])
    expect(written(container)).toEqual(['6–12', '7–12'])
    // The sheet says it in the same way.
    expect(screen.getAllByText('6–12')).toHaveLength(2)
  })

  it('lies there neither where dangers are not told, nor as a tick where somebody comes later', () => {
    lay('B b a A / b . . a / c . . d / C c d D / armies a n1; b n4; c w4; d e1')
    const { container, unmount } = render(<TablePage />)
    expect(plaques(container)).toEqual(['6'])
    unmount()
    lay(TWO)
    useTaleSettings.setState({ warnings: 'off' })
    expect(plaques(render(<TablePage />).container)).toEqual([])
  })
})

describe('what a roll brings', () => {
  it('is the best things within reach, or the one that fells a country', () => {
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
