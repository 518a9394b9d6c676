import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Button, Icon, IconButton, Ribbon, SealButton } from '../index.ts'

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
        <SealButton onClick={() => press('seal')}>words on wax</SealButton>
        <Button onClick={() => press('plank')}>words on wood</Button>
        <IconButton aria-label="settings" onClick={() => press('token')}>
          <Icon name="cog" size={20} />
        </IconButton>
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
      <IconButton aria-label="Zoom in" title="Zoom in (+)">
        <Icon name="plus" size={20} />
      </IconButton>,
    )
    const button = screen.getByRole('button', { name: 'Zoom in' })
    expect(button).not.toHaveAccessibleDescription()
    expect(screen.getByTitle('Zoom in (+)')).toBeInTheDocument()
  })

  it('title seals only with a reason', () => {
    const { rerender } = render(<SealButton aria-label="End turn" title="End turn (E)" />)
    const seal = screen.getByRole('button', { name: 'End turn' })
    expect(seal).not.toHaveAccessibleDescription()
    expect(screen.getByTitle('End turn (E)')).toBeInTheDocument()
    rerender(<SealButton aria-label="End turn" title="Roll first." />)
    expect(seal).toHaveAccessibleDescription('Roll first.')
  })

  it('disabled ones cannot be pressed; none sends forms', async () => {
    const press = vi.fn()
    render(
      <SealButton disabled onClick={press}>
        wax
      </SealButton>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'wax' }))
    expect(press).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: 'wax' })).toHaveAttribute('type', 'button')
  })
})

describe('the ribbon', () => {
  it('lists three steps and the current one', () => {
    render(<Ribbon steps={STEPS} now={1} label="phases" />)
    expect(screen.getByRole('list', { name: 'phases' })).toBeInTheDocument()
    const steps = screen.getAllByRole('listitem')
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null])
    expect(steps[2]).toHaveTextContent('thirdc')
  })
})
