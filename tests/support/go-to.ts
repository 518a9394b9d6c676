import { act } from '@testing-library/react'
import { taleCome } from '../../src/ui/page/open-tale.ts'

/**
 * Changes the address, as the browser's ways back and forward do too, and waits until the house has followed and what
 * lies there has come.
 */
export const goTo = (hash: string): Promise<void> =>
  act(async () => {
    const followed = new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }))
    location.hash = hash
    await followed
    await taleCome()
  })
