import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { openableDialogs } from '../../../tests/support/dialogs.ts'
import { AbsentDialog, AbsentPage } from './Absent.tsx'
import { Late } from './Late.tsx'
import { part } from './part.ts'

openableDialogs()

const Tree = ({ kind }: { kind: string }) => <p>an {kind}</p>

/** A part whose file never comes. */
const never = <Props,>() => part<Props>(() => Promise.reject(new TypeError('Failed to fetch')))

test('a part is fetched when it is first drawn, once', async () => {
  const load = vi.fn(async () => Tree)
  const tree = part(load)
  render(<Late part={tree} given={{ kind: 'oak' }} absent={AbsentPage} />)
  expect(screen.getByRole('main')).toHaveTextContent(/^One moment/)
  expect(await screen.findByText('an oak')).toBeVisible()
  await tree.fetch()
  expect(load).toHaveBeenCalledOnce()
})

test('what was fetched ahead is drawn at once, with nothing in between', async () => {
  const tree = part(async () => Tree)
  await tree.fetch()
  render(<Late part={tree} given={{ kind: 'oak' }} absent={AbsentPage} />)
  expect(screen.getByText('an oak')).toBeVisible()
})

test('a page that does not come says so, and what can be done', async () => {
  render(<Late part={never()} given={{}} absent={AbsentPage} />)
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /could not be fetched.*Nothing of your tale is lost/,
  )
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeVisible()
})

test('one goes on without a dialog that does not come', async () => {
  const close = vi.fn()
  render(<Late part={never<{ onClose: () => void }>()} given={{ onClose: close }} absent={AbsentDialog} />)
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(/could not be fetched/)
  await userEvent.click(screen.getByRole('button', { name: 'Go on without it' }))
  expect(close).toHaveBeenCalledOnce()
})
