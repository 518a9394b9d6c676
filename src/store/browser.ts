// What browsers leave out on plain http, as in a home network: the one place where it is asked for. Each has another way.

/** 128 random bits in writing: an id that nobody else has. `crypto.randomUUID` is missing on plain http. */
export const freshId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** The locks by which tabs know of each other; null where there are none. */
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

/** What keeps the house in the browser, so that it needs no server; null where there is none. */
export const offlineKeeper = (): ServiceWorkerContainer | null => globalThis.navigator?.serviceWorker ?? null

/** Puts a text on the clipboard, by the older way where the browser has no other. False if the player must copy it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text)
      return true
    }
  } catch {
    // Forbidden here: the older way may still be allowed.
  }
  return copyMarked(text)
}

/** Copies by marking the text in a field. It lies in the open dialog, if any: outside of it nothing can have the focus. */
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
