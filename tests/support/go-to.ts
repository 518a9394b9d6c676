import { act } from '@testing-library/react'
import { taleLoaded } from '../../src/ui/page/open-tale.ts'

/** Changes the address, as the browser's back and forward buttons do, and waits until the app has followed and the page has loaded. */
export const goTo = (hash: string): Promise<void> =>
  act(async () => {
    const followed = new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }))
    location.hash = hash
    await followed
    await taleLoaded()
  })
