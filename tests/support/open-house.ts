import { useOpenTale } from '../../src/ui/page/open-tale.ts'
import { type Part, part } from '../../src/ui/parts/part.ts'
import type { Tale } from '../../src/ui/tale.ts'

/** An app without a shelf, for tests that never open it. */
export const NO_SHELF: Part<object> = part(async () => () => null)

/** Opens a tale that is there already: a test does not wait for it. */
export const openNow = (tale: Tale): void => useOpenTale.setState({ id: 'tale', tale, problem: null })
