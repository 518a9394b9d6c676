import type { WordSource } from '../engine/kernel/index.ts'

// Browser features that are missing on plain http, as in a home network. Each has a fallback, and all are accessed here only.

/** Returns 128 random bits as hex: a unique id. `crypto.randomUUID` is missing on plain http. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** Returns 128 random bits as base64url: a secret that no one can guess. */
export const randomSecret = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, 22)

/** Returns a random word from the browser's random source. */
export const randomWord: WordSource = () => crypto.getRandomValues(new Int32Array(1))[0] ?? 0

/** Returns the lock manager of the tabs; null if the browser has none. */
export const tabLocks = (): LockManager | null => globalThis.navigator?.locks ?? null

/** Resolves to the value of a promise, or to undefined after a time in milliseconds. */
export async function within<Answer>(ms: number, promise: Promise<Answer>): Promise<Answer | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ms, undefined)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Makes a function that does a deed soon, at most once in `ms` milliseconds: a call while one waits does nothing more.
 */
export function atMostEvery(ms: number): (deed: () => void) => void {
  let last = Number.NEGATIVE_INFINITY
  let isWaiting = false
  return (deed) => {
    if (isWaiting) return
    isWaiting = true
    setTimeout(
      () => {
        isWaiting = false
        last = Date.now()
        deed()
      },
      Math.max(0, last + ms - Date.now()),
    )
  }
}

/** Returns the registry of service workers, which let the app run offline; null if the browser has none. */
export const offlineKeeper = (): ServiceWorkerContainer | null => globalThis.navigator?.serviceWorker ?? null

/** Copies a text to the clipboard, with the deprecated command as a fallback. Resolves to false if the player must copy it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text)
      return true
    }
  } catch {
    // Forbidden: the deprecated command may still be allowed.
  }
  return copyMarked(text)
}

/** Copies by selecting the text in a field. The field is inside the open dialog, if any: nothing outside a dialog can have the focus. */
function copyMarked(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.setAttribute('aria-hidden', 'true')
  field.className = 'unseen'
  ;(focused?.closest('dialog') ?? document.body).append(field)
  field.focus({ preventScroll: true })
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}
