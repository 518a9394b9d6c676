import { part, partsIn } from '../../parts/part.ts'

// Parts that load after the first paint of a table. Requests for them wait in the stores.

/** The paper with a hint. */
export const HINT = part(async () => (await import('../hints/HintSheet.tsx')).HintSheet)

/** The dialog that asks all to agree to an undo. */
export const LAZY_CONSENT = part(async () => (await import('../undo/UndoConsent.tsx')).UndoConsent)

/** The notice about the keys. */
export const KEYS_HINT = part(async () => (await import('../keys/KeysHint.ts')).KeysHint)

const menu = partsIn(() => import('../menu/Menu.tsx'))

/** The menu in the tab of a phone, and over a sheet. */
export const MENU = menu('Menu')
export const MENU_PANEL = menu('MenuPanel')
