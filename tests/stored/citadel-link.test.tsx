import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { citadel } from '../../src/engine/citadel/index.ts'
import { openSession } from '../../src/engine/kernel/index.ts'
import { writeLink } from '../../src/sharing/link.ts'
import { SentPage } from '../../src/tales/citadel/screen/album/AlbumPage.tsx'
import { playedOn, threePlayers } from '../../src/tales/citadel/testing.ts'
import { usePage } from '../../src/ui/page/page.ts'

async function opened(actions: string) {
  const session = playedOn(openSession(citadel, threePlayers, 7), actions)
  const link = await writeLink(citadel, session, 'whole')
  usePage.setState({ place: { page: 'link', given: [link] } })
  render(<SentPage />)
  await screen.findByRole('heading', { name: 'A game for you' })
}

test('a running game with hidden hands is played on [C 31]', async () => {
  await opened('choose d3, choose e4')
  expect(screen.getByText(/the Cross \(Mira\), the Lion \(Tom\)/)).toBeInTheDocument()
  expect(screen.getByText(/It has hidden hands/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Play on from here' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Look at it' })).toBeNull()
})

test('one that is over is looked at', async () => {
  await opened('choose d3, resign, resign')
  expect(screen.queryByText(/hidden hands/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Look at it' })).toBeInTheDocument()
})
