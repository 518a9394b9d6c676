import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Icon, Plank, Ribbon, Seal, TokenButton } from '../index.ts'

const STEPS = [
  { title: 'first', note: 'a' },
  { title: 'second', note: 'b' },
  { title: 'third', note: 'c' },
] as const

describe('things to press', () => {
  it('are buttons named by their words, reached and pressed by keyboard', async () => {
    const press = vi.fn()
    render(
      <>
        <Seal onClick={() => press('seal')}>words on wax</Seal>
        <Plank onClick={() => press('plank')}>words on wood</Plank>
        <TokenButton aria-label="settings" onClick={() => press('token')}>
          <Icon name="cog" size={20} />
        </TokenButton>
      </>,
    )
    const user = userEvent.setup()
    for (const name of ['words on wax', 'words on wood', 'settings']) {
      await user.tab()
      expect(screen.getByRole('button', { name })).toHaveFocus()
      await user.keyboard('{Enter}')
    }
    expect(press.mock.calls.flat()).toEqual(['seal', 'plank', 'token'])
  })

  it('show their title to the mouse, and are not read twice for it', () => {
    render(
      <TokenButton aria-label="Zoom in" title="Zoom in (+)">
        <Icon name="plus" size={20} />
      </TokenButton>,
    )
    const button = screen.getByRole('button', { name: 'Zoom in' })
    expect(button).not.toHaveAccessibleDescription()
    expect(screen.getByTitle('Zoom in (+)')).toBeInTheDocument()
  })

  it('neither is the seal; but why it cannot be pressed is', () => {
    const { rerender } = render(<Seal aria-label="End turn" title="End turn (E)" />)
    const seal = screen.getByRole('button', { name: 'End turn' })
    expect(seal).not.toHaveAccessibleDescription()
    expect(screen.getByTitle('End turn (E)')).toBeInTheDocument()
    rerender(<Seal aria-label="End turn" title="Roll first." />)
    expect(seal).toHaveAccessibleDescription('Roll first.')
  })

  it('cannot be pressed when disabled, and never send a form', async () => {
    const press = vi.fn()
    render(
      <Seal disabled onClick={press}>
        wax
      </Seal>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'wax' }))
    expect(press).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: 'wax' })).toHaveAttribute('type', 'button')
  })
})

describe('the ribbon', () => {
  it('lists three steps and says which one it is', () => {
    render(<Ribbon steps={STEPS} now={1} label="phases" />)
    expect(screen.getByRole('list', { name: 'phases' })).toBeInTheDocument()
    const steps = screen.getAllByRole('listitem')
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null])
    expect(steps[2]).toHaveTextContent('thirdc')
  })
})
