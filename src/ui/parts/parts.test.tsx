import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openableDialogs } from '../../../tests/support/dialogs.ts'
import { Notices } from '../notices/Notices.tsx'
import { OrNothing } from '../page/OrNothing.tsx'
import { usePage } from '../page/page.ts'
import { ComingPage, DialogFallback, InlineFallback, PageFallback } from './Absent.tsx'
import { Late } from './Late.tsx'
import { part, partsIn } from './part.ts'
import { Quiet } from './Quiet.tsx'

openableDialogs()

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  usePage.setState(usePage.getInitialState())
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const Oak = () => <p>an oak</p>
const Gate = ({ kind }: { kind: string }) => <p>a {kind} gate</p>
const Tree = ({ kind }: { kind: string }) => <p>an {kind}</p>

/** A lazy component that never loads, and one that loads at the second attempt. */
const never = <Props,>() => part<Props>(() => Promise.reject(new TypeError('Failed to fetch')))
function atSecondTry(text = 'an oak') {
  let tries = 0
  return part<object>(async () => {
    tries += 1
    if (tries === 1) throw new TypeError('Failed to fetch')
    return () => <p>{text}</p>
  })
}

/** True while `Tree` must fail to render. */
let breaks = true
function Torn() {
  if (breaks) throw new Error('the ink ran out')
  return <p>a notice</p>
}
const broken = () =>
  part<object>(async () => () => {
    if (breaks) throw new Error('the ink ran out')
    return <p>an oak</p>
  })

test('loads a lazy component once, when first rendered', async () => {
  const load = vi.fn(async () => Tree)
  const tree = part(load)
  render(<Late part={tree} given={{ kind: 'oak' }} absent={ComingPage} failed={PageFallback} />)
  expect(screen.getByRole('main')).toHaveTextContent(/^One moment/)
  expect(await screen.findByText('an oak')).toBeVisible()
  await tree.fetch()
  expect(load).toHaveBeenCalledOnce()
})

test('draws preloaded parts without placeholder', async () => {
  const tree = part(async () => Tree)
  await tree.fetch()
  render(<Late part={tree} given={{ kind: 'oak' }} absent={ComingPage} failed={PageFallback} />)
  expect(screen.getByText('an oak')).toBeVisible()
})

describe('parts of one file', () => {
  test('load together, once, with the first drawn part', async () => {
    const load = vi.fn(async () => ({ Oak, Gate }))
    const later = partsIn(load)
    const [oak, gate] = [later('Oak'), later('Gate')]
    render(<Quiet part={oak} />)
    expect(await screen.findByText('an oak')).toBeVisible()
    render(<Late part={gate} given={{ kind: 'red' }} />)
    expect(screen.getByText('a red gate')).toBeVisible()
    await later('Oak').fetch()
    expect(load).toHaveBeenCalledOnce()
  })

  test('are ready at once in a part made after the file has loaded', async () => {
    const later = partsIn(async () => ({ Oak, Gate }))
    await later('Oak').fetch()
    render(<Late part={later('Gate')} given={{ kind: 'red' }} />)
    expect(screen.getByText('a red gate')).toBeVisible()
  })

  test('fail together; one retry loads all', async () => {
    let tries = 0
    const later = partsIn(async () => {
      tries += 1
      if (tries === 1) throw new TypeError('Failed to fetch')
      return { Oak, Gate }
    })
    render(
      <>
        <Notices />
        <Quiet part={later('Oak')} />
        <Late part={later('Gate')} given={{ kind: 'red' }} />
      </>,
    )
    expect(await screen.findByRole('alert')).toHaveTextContent(/does not answer/)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('an oak')).toBeVisible()
    expect(screen.getByText('a red gate')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(tries).toBe(2)
  })
})

describe('a lazy component that does not load', () => {
  test('as a page shows the failure, a retry button and a way to the shelf', async () => {
    render(<Late part={atSecondTry()} given={{}} absent={ComingPage} failed={PageFallback} />)
    expect(await screen.findByRole('alert')).toHaveTextContent(/does not answer. Your game is safe/)
    expect(screen.getByRole('button', { name: 'Load the page again' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'To the shelf' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('an oak')).toBeVisible()
  })

  test('as a dialog can be closed', async () => {
    const close = vi.fn()
    render(
      <Late part={never<{ onClose: () => void }>()} given={{ onClose: close }} failed={DialogFallback} />,
    )
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(/does not answer/)
    await userEvent.click(screen.getByRole('button', { name: 'Go on without it' }))
    expect(close).toHaveBeenCalledOnce()
  })

  test('as a piece of a page shows the failure and a retry button', async () => {
    render(<Late part={atSecondTry()} given={{}} failed={InlineFallback} />)
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('an oak')).toBeVisible()
  })

  test('without a fallback shows a notice, and renders after a retry', async () => {
    render(
      <>
        <Notices />
        <Quiet part={atSecondTry()} />
      </>,
    )
    expect(await screen.findByRole('alert')).toHaveTextContent(/does not answer/)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('an oak')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('shares one notice with another, and both render after a retry', async () => {
    render(
      <>
        <Notices />
        <Quiet part={atSecondTry('an oak')} />
        <Quiet part={atSecondTry('a red gate')} />
      </>,
    )
    expect(await screen.findAllByRole('alert')).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('an oak')).toBeVisible()
    expect(screen.getByText('a red gate')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('is loaded again on render after a failed preload, without a notice', async () => {
    const oak = atSecondTry()
    await oak.fetch()
    render(<Quiet part={oak} />)
    expect(await screen.findByText('an oak')).toBeVisible()
    expect(usePage.getState().failure).toBeNull()
  })

  test('because of a new version offers that version, and says that the game is saved', async () => {
    vi.stubGlobal('fetch', async () => new Response('<script type="module" src="/new.js"></script>'))
    render(<Late part={never<object>()} given={{}} absent={ComingPage} failed={PageFallback} />)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'A new version has been published. Your game is saved.',
    )
    expect(screen.getByRole('button', { name: 'Load the new version' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })
})

describe('a lazy component that fails to render', () => {
  beforeEach(() => {
    breaks = true
  })

  test('as a page offers ways on, and is replaced at another address', async () => {
    render(<Late part={broken()} given={{}} absent={ComingPage} failed={PageFallback} />)
    expect(await screen.findByRole('alert')).toHaveTextContent('the ink ran out')
    expect(screen.getByRole('button', { name: 'To the shelf' })).toBeVisible()
    breaks = false
    act(() => usePage.setState({ cover: true }))
    expect(screen.getByText('an oak')).toBeVisible()
  })

  test('as a dialog can be closed', async () => {
    const close = vi.fn()
    const dialog = broken() as unknown as Parameters<typeof Late<{ onClose: () => void }>>[0]['part']
    render(<Late part={dialog} given={{ onClose: close }} failed={DialogFallback} />)
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(/piece could not be drawn/)
    await userEvent.click(screen.getByRole('button', { name: 'Go on without it' }))
    expect(close).toHaveBeenCalledOnce()
  })

  test('as a tip leaves the table intact, and a notice reports it', async () => {
    render(
      <>
        <Notices />
        <main>the table</main>
        <Quiet part={broken()} />
      </>,
    )
    expect(await screen.findByRole('alert')).toHaveTextContent(/Something went wrong just now/)
    expect(screen.getByText('the table')).toBeVisible()
  })

  test('as an optional piece is left out, and rendered again at another address (E9)', () => {
    render(
      <OrNothing>
        <Torn />
      </OrNothing>,
    )
    expect(screen.queryByText('a notice')).toBeNull()
    expect(usePage.getState().failure).toBeInstanceOf(Error)
    breaks = false
    act(() => usePage.setState({ cover: true }))
    expect(screen.getByText('a notice')).toBeVisible()
  })
})
