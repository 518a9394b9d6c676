import type { Refusal } from './actions.ts'

/**
 * Older editions of the rules whose tales are still told on, and which refusals each may not have known. The seventh
 * counts open roads otherwise [R 11]: it forbids to close some that the sixth let be closed, and finds room for a
 * market tile where the sixth, finding none, let one be swept. What it forbids no more makes no difference here, and
 * what an action does is in both the same.
 */
export const OLDER_EDITIONS: Readonly<Record<number, (refusal: Refusal) => boolean>> = {
  6: ({ code }) => code === 'closes-the-last-road' || code === 'a-tile-can-be-placed',
}
