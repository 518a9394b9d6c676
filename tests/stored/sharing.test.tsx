import { deflateRawSync } from 'node:zlib'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  advance,
  openSession,
  type Session as SessionOf,
  stateOf,
  writeGame,
} from '../../src/engine/kernel/index.ts'
import { readLink, writeLink } from '../../src/sharing/link.ts'
import type { Session } from '../../src/tales/fairy-tale/game.ts'
import { fairyTale } from '../../src/tales/fairy-tale/rules.ts'
import { LinkPage } from '../../src/ui/frames/sharing/LinkPage.tsx'
import { SendDialog } from '../../src/ui/frames/sharing/SendDialog.tsx'
import { useOpenTale } from '../../src/ui/page/open-tale.ts'
import { usePage } from '../../src/ui/page/page.ts'
import { type DiceRace, diceRace } from '../probe/dice-race.ts'
import { openableDialogs } from '../support/dialogs.ts'
import { recordedGame } from '../support/recorded-game.ts'
import { linkOf } from './packed.ts'

const won = recordedGame('won')
const running = { ...won, moves: won.moves.slice(0, 30) }
const nothing = () => {}

type RaceSession = SessionOf<DiceRace>

openableDialogs()

beforeEach(() => {
  useOpenTale.setState({ id: 'fairy-tale' })
  location.hash = ''
})

describe('a tale that is sent', () => {
  const sending = (session: Session = running) =>
    render(<SendDialog game={fairyTale} session={session} fileName="tale" onClose={nothing} />)
  const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'The link' })
  const linkIn = (address: string) => address.split('#/fairy-tale/link/')[1] ?? ''

  test('is in its link, as a whole or as a position', async () => {
    const user = userEvent.setup()
    sending()
    expect(await readLink(fairyTale, linkIn((await field()).value))).toMatchObject({
      ok: true,
      value: { sent: 'whole' },
    })
    await user.click(screen.getByRole('radio', { name: 'Only this position' }))
    expect(await readLink(fairyTale, linkIn((await field()).value))).toMatchObject({
      value: { sent: 'position' },
    })
  })

  test('is copied by a press, which says so', async () => {
    const user = userEvent.setup()
    sending()
    const { value } = await field()
    await user.click(screen.getByRole('button', { name: 'Copy the link' }))
    expect(await screen.findByText(/Copied/)).toHaveAttribute('role', 'status')
    expect(await navigator.clipboard.readText()).toBe(value)
  })

  test('is marked to be copied by hand where the browser does not let us', async () => {
    const user = userEvent.setup()
    sending()
    const input = await field()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No.', 'NotAllowedError'))
    await user.click(screen.getByRole('button', { name: 'Copy the link' }))
    expect(await screen.findByText(/does not let us copy/)).toBeVisible()
    expect(input.selectionEnd).toBe(input.value.length)
  })

  test('has nothing left to send when over', async () => {
    sending(won)
    await field()
    expect(screen.queryByRole('radio')).toBeNull()
  })

  test('that is too long for a link goes as a file, and says why', async () => {
    sending(long(running))
    expect(await screen.findByText(/often cut off/)).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByRole('button', { name: 'Save as a file' })).toBeEnabled()
  })

  test('with hidden hands warns about them while the game runs, and not after its end', async () => {
    const { rerender } = render(
      <SendDialog game={diceRace} session={race('roll')} fileName="race" onClose={nothing} />,
    )
    expect(screen.getByText(/This game has hidden hands.*read out/)).toBeVisible()
    expect(await field()).toBeVisible()
    rerender(<SendDialog game={diceRace} session={race('over')} fileName="race" onClose={nothing} />)
    expect(screen.getByText(/can look at every move/)).toBeVisible()
  })
})

/** A race with hidden cards: after a roll, or played to its end. */
function race(until: 'roll' | 'over'): RaceSession {
  let session: RaceSession = openSession(diceRace, { players: ['', ''] }, 1)
  do {
    const made = advance(diceRace, session, { type: 'roll' })
    if (!made.ok) throw new Error(made.error.code)
    session = made.value
  } while (until === 'over' && !diceRace.outcome(stateOf(session)))
  return session
}

/** A minimal album with only the way out. */
const albumOf = ({ session, onClose }: { session: Session; onClose?: () => void }) => (
  <button type="button" onClick={() => onClose?.()}>{`Album of ${session.moves.length}`}</button>
)

const raceAlbumOf = ({ session }: { session: RaceSession }) => <p>Album of {session.moves.length}</p>

/** A game with very many moves, never two alike. */
function long(session: Session): Session {
  const actions = Array.from({ length: 3000 }, (_, index) => ({
    type: 'remove' as const,
    monster: 1 + ((index * 7919) % 100_003),
  }))
  const [move] = session.moves
  if (!move) throw new Error('There is no move.')
  return { ...session, moves: actions.map((action) => ({ ...move, action })) }
}

describe('a received tale', () => {
  const adopted: unknown[] = []
  const tale = {
    game: fairyTale,
    roles: { huntsman: 'the Huntsman', 'puss-in-boots': 'Puss in Boots' },
    adopt: (session: unknown) => void adopted.push(session),
    fileName: () => 'tale',
  }
  const opened = (link: string) => {
    adopted.length = 0
    usePage.setState({ place: { page: 'link', given: [link] }, cover: true })
    return render(<LinkPage tale={tale} />)
  }
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

  test('is asked about, and only then played on from where it was', async () => {
    opened(await writeLink(fairyTale, running, 'whole'))
    expect(await screen.findByRole('heading', { name: 'A game for you' })).toBeVisible()
    expect(screen.getByText('It is the game of the Huntsman and Puss in Boots.')).toBeVisible()
    expect(screen.getByText(/30 moves have been made.*stays saved/)).toBeVisible()
    expect(adopted).toEqual([])
    await press('Play on from here')
    expect(adopted).toEqual([running])
    expect([location.hash, usePage.getState().cover]).toEqual(['#/fairy-tale', false])
  })

  test('as position says it is your turn', async () => {
    opened(await writeLink(fairyTale, running, 'position'))
    expect(await screen.findByText(/It is your turn/)).toBeVisible()
    await press('Play on from here')
    expect(adopted).toMatchObject([{ moves: [], first: running.moves[29]?.after }])
  })

  test('left alone, nothing has happened', async () => {
    opened(await writeLink(fairyTale, running, 'whole'))
    await screen.findByText(/30 moves/)
    await press('Not now')
    expect([adopted, location.hash]).toEqual([[], '#/fairy-tale'])
  })

  test('that is over is not played on', async () => {
    opened(await writeLink(fairyTale, won, 'whole'))
    expect(await screen.findByText(/It is over, after 74 moves/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Play on from here' })).toBeNull()
  })

  test('opens its album; the question returns later', async () => {
    usePage.setState({ place: { page: 'link', given: [await writeLink(fairyTale, won, 'whole')] } })
    render(<LinkPage tale={{ ...tale, albumOf }} />)
    await screen.findByText(/It is over/)
    await press('Look at it')
    await press('Album of 74')
    expect(screen.getByText(/It is over/)).toBeVisible()
    expect(adopted).toEqual([])
  })

  test('with hidden hands is looked at only when it is over, and says so', async () => {
    const raced = { ...tale, game: diceRace, roles: { hare: 'the Hare' }, albumOf: raceAlbumOf }
    const link = await writeLink(diceRace, race('roll'), 'whole')
    usePage.setState({ place: { page: 'link', given: [link] } })
    const { unmount } = render(<LinkPage tale={raced} />)
    expect(await screen.findByText(/It has hidden hands/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Play on from here' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Look at it' })).toBeNull()
    unmount()
    usePage.setState({ place: { page: 'link', given: [await writeLink(diceRace, race('over'), 'whole')] } })
    render(<LinkPage tale={raced} />)
    expect(await screen.findByText(/It is over/)).toBeVisible()
    expect(screen.queryByText(/hidden hands/)).toBeNull()
    await press('Look at it')
    expect(screen.getByText(/^Album of/)).toBeVisible()
  })

  test('in a broken link says so, and that nothing was touched', async () => {
    const link = await writeLink(fairyTale, running, 'whole')
    opened(link.slice(0, 60))
    expect(await screen.findByText(/A part of it is missing/)).toBeVisible()
    expect(screen.getByText(/Your games are safe/)).toBeVisible()
    expect(screen.getAllByRole('button')).toHaveLength(1)
  })

  test('with a fault only at the end resumes from the last good move', async () => {
    const actions = [...JSON.parse(writeGame(fairyTale, running)).actions, { type: 'begin' }]
    const text = JSON.stringify({ ...JSON.parse(writeGame(fairyTale, running)), actions })
    opened(linkOf(deflateRawSync(text)))
    expect(await screen.findByText(/Its move 31 is not allowed.*Its first 30 moves are good/)).toBeVisible()
    await press('Go on from there')
    expect(adopted).toEqual([running])
  })

  test('is read again at another address, and the first one no longer answers', async () => {
    opened('nothing')
    const link = await writeLink(fairyTale, running, 'whole')
    act(() => usePage.setState({ place: { page: 'link', given: [link] } }))
    await waitFor(() => expect(screen.getByText(/30 moves/)).toBeVisible())
  })
})
