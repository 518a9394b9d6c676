import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach } from 'vitest'
import { openableDialogs } from '../../../../../tests/support/dialogs.ts'
import { standardRules } from '../../../../engine/fairy-tale/index.ts'
import { useAnnouncements } from '../../../../ui/page/announce.ts'
import { LiveAnnouncer } from '../../../../ui/page/LiveRegion.tsx'
import { usePage } from '../../../../ui/page/page.ts'
import { liveTable } from '../../runtime.ts'
import { FIRST_COMPANY } from './company.ts'
import { BOX, TALE_BOARD } from './cover-parts.ts'
import { useDraft } from './draft.ts'
import { SetupPage } from './SetupPage.tsx'

/** Starts every test of a file on a fresh cover with a bedtime story, with all its lazy parts loaded. */
export function freshCover(): void {
  openableDialogs()
  beforeAll(() => Promise.all([BOX.fetch(), TALE_BOARD.fetch()]))
  beforeEach(() => {
    liveTable.game.getState().leave()
    usePage.setState({ cover: false, dialog: null })
    useDraft.setState({
      company: FIRST_COMPANY,
      difficulty: 'bedtime-story',
      ownBoxes: null,
      rules: standardRules(),
      people: 'one',
      boxOpen: false,
      unreadableLink: null,
      unreadable: false,
    })
    useDraft.getState().newSeed()
    liveTable.leaders.setState({ table: {}, cover: {}, people: 'several' })
    useAnnouncements.setState(useAnnouncements.getInitialState())
  })
}

/** Opens the cover with its box open. */
export async function openBox() {
  useDraft.setState({ boxOpen: true })
  return open()
}

/** Opens the cover. Returns the user of the test. */
export async function open(): Promise<ReturnType<typeof userEvent.setup>> {
  render(
    <>
      <SetupPage />
      <LiveAnnouncer />
    </>,
  )
  return userEvent.setup({ delay: null })
}

export const seal = () => screen.getByRole('button', { name: /^Begin (the tale|a new one)$/ })
export const sessionConfig = () => liveTable.game.getState().session?.config
