import { door } from './door.ts'
import { setup } from './setup.ts'

/** What the cover of this tale says: what whoever opens it waits for. */
export const cover = { ...door, setup }
