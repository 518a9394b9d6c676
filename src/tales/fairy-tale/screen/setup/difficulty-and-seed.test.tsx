import { act, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { standardRules } from '../../../../engine/fairy-tale/index.ts'
import { parseSeed, seedText } from '../../../../engine/kernel/index.ts'
import { liveTable } from '../../runtime.ts'
import { useDraft } from './draft.ts'
import { freshCover, open, openBox, seal, sessionConfig } from './testing.tsx'

freshCover()

const seedField = () => screen.getByRole('textbox', { name: 'Seed' })

describe('the difficulty and the seed', () => {
  test('chooses a difficulty by its name', async () => {
    const user = await open()
    await user.click(screen.getByRole('radio', { name: 'Grim tale' }))
    await user.click(seal())
    expect(sessionConfig()?.difficulty).toBe('grim-tale')
  })

  test('shows measured win rates, and says that house rules change them', async () => {
    await openBox()
    const tales = within(screen.getByRole('group', { name: 'Difficulty' }))
    const [first, ...others] = tales.getAllByRole('radio')
    expect(first).toHaveAccessibleDescription(/Newcomers win \d in 10$/)
    for (const tale of others)
      expect(tale).toHaveAccessibleDescription(
        /^Guardian: .* in \d|^Guardian: nearly always|^Guardian: hardly ever|^not measured/,
      )
    const how = () => screen.getByText(/^Measured with/)
    expect(how()).toHaveTextContent('with 3 heroes, this box and no house rules')
    expect(how()).not.toHaveTextContent('not measured')
    act(() => useDraft.getState().setRules({ sides: 'half' }))
    expect(how()).toHaveTextContent('We have no win rate')
    act(() => useDraft.setState({ rules: standardRules(), company: [] }))
    expect(how()).not.toHaveTextContent('not measured')
  })

  test('accepts a seed in any spelling, and formats it on blur', async () => {
    const user = await openBox()
    await user.clear(seedField())
    await user.type(seedField(), '7km 04q')
    await user.tab()
    expect(seedField()).toHaveValue('7KM-04Q')
    await user.click(seal())
    expect(parseSeed('7KM-04Q')).toEqual({ ok: true, value: liveTable.game.getState().session?.seed })
  })

  test.each([
    ['7KM', /six letters and digits/],
    ['7KM-04!', /only letters A to Z and digits/],
  ])('an unreadable seed (%s) is reported, and the old one stays in use', async (written, told) => {
    const { seed } = useDraft.getState()
    const user = await openBox()
    await user.clear(seedField())
    await user.type(seedField(), written)
    expect(seedField()).toBeInvalid()
    expect(seedField()).toHaveAccessibleDescription(told)
    await user.click(seal())
    const { session } = liveTable.game.getState()
    // While typing, every readable seed on the way counts; none of these was one.
    expect(session?.seed).toBe(seed)
  })

  test('draws a new seed by the die', async () => {
    const { seed } = useDraft.getState()
    const user = await openBox()
    await user.click(screen.getByRole('button', { name: 'New seed' }))
    expect(seedField()).not.toHaveValue(seedText(seed))
    expect(seedField()).toHaveValue(seedText(useDraft.getState().seed))
  })

  test('reports an unreadable seed in a link, and the one used instead', async () => {
    useDraft.getState().follow('?seed=oops!')
    await open()
    const told = screen.getByText(/seed in the link, “oops!”, cannot be read/)
    expect(told).toHaveTextContent(seedText(useDraft.getState().seed))
  })
})
