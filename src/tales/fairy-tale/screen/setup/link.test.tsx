import { describe, expect, test, vi } from 'vitest'
import { applyLink } from '../../../../ui/app/first-page.ts'
import { usePage } from '../../../../ui/page/page.ts'
import { tale } from '../../tale.ts'
import { useDraft } from './draft.ts'

describe('a link with a seed', () => {
  test('opens the cover with it, and leaves the address, so that a reload resumes', async () => {
    usePage.setState({ cover: false })
    history.replaceState(null, '', '/?seed=7km04q')
    applyLink(tale, window)
    expect(usePage.getState().cover).toBe(true)
    expect(location.search).toBe('')
    await vi.waitFor(() => expect(useDraft.getState().written).toBe('7KM-04Q'))
  })

  test('is taken over by a later cover', async () => {
    vi.resetModules()
    const { keepLink } = await import('./link.ts')
    expect(keepLink('?seed=7km04q')).toBe(true)
    const { useDraft: laterDraft } = await import('./draft.ts')
    expect(laterDraft.getState().written).toBe('7KM-04Q')
  })

  test('an address without one changes nothing', () => {
    usePage.setState({ cover: false })
    history.replaceState(null, '', '/?other=1')
    applyLink(tale, window)
    expect(usePage.getState().cover).toBe(false)
    expect(location.search).toBe('?other=1')
  })
})
