/** Suppresses the next click before the next press, for instance the late click of a drag. */
export function suppressNextClick(): void {
  const done = new AbortController()
  const once = { capture: true, signal: done.signal }
  const swallow = (event: MouseEvent) => {
    if (event.detail === 0) return // from a key
    event.preventDefault()
    event.stopImmediatePropagation()
    done.abort()
  }
  window.addEventListener('click', swallow, once)
  window.addEventListener('pointerdown', () => done.abort(), once)
}
