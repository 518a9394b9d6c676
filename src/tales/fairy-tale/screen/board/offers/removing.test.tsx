import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { focusedTarget } from '../../../../../ui/input/targets.ts'
import { liveTable } from '../../../runtime.ts'
import { fetchLater } from '../../lazy.tsx'
import { TablePage } from '../../table/TablePage.tsx'
import { lay, now } from '../../table/testing.ts'
import { drawn, placeOf } from '../testing.ts'

beforeAll(() => fetchLater())

/** Shows Red Riding Hood on a tile with two monsters, and focuses that tile. */
function show() {
  lay(drawn('O ━2\nseats red-riding-hood 1,0; beast 0,0'))
  render(<TablePage />)
  document.querySelector<HTMLElement>(`[data-place="${placeOf('1,0')}"]`)?.focus()
  return userEvent.setup()
}

it("moves focus from the hero's tile to a monster by one key, removes it by another", async () => {
  const user = show()
  await user.keyboard('{Enter}')
  expect(focusedTarget('remove')).not.toBeNull()
  expect(liveTable.intent.getState().refused).toBeNull()
  expect(now().spent.removes).toBe(0)
  await user.keyboard('{Enter}')
  expect(now().spent.removes).toBe(1)
})

it('explains why clicks beside monsters do nothing', async () => {
  const user = show()
  await user.click(document.activeElement ?? document.body)
  expect(liveTable.intent.getState().refused).not.toBeNull()
  expect(screen.getAllByRole('button', { name: /^Remove the / })).toHaveLength(2)
})
