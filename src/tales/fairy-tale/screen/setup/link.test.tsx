import { describe, expect, test } from 'vitest'
import { followLink } from '../../../../ui/app/first-page.ts'
import { usePage } from '../../../../ui/page/page.ts'
import { tale } from '../../tale.ts'
import { useDraft } from './draft.ts'

describe('a link with a seed', () => {
  test('opens the cover with it, and is gone from the address so that a reload goes on with the game', () => {
    usePage.setState({ cover: false })
    history.replaceState(null, '', '/?seed=7km04q')
    followLink(tale, window)
    expect(useDraft.getState().written).toBe('7KM-04Q')
    expect(usePage.getState().cover).toBe(true)
    expect(location.search).toBe('')
  })

  test('an address without one changes nothing', () => {
    usePage.setState({ cover: false })
    history.replaceState(null, '', '/?other=1')
    followLink(tale, window)
    expect(usePage.getState().cover).toBe(false)
    expect(location.search).toBe('?other=1')
  })
})
