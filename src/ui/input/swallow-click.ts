/** Takes away the click that follows a press, whenever before the next press it comes. */
export function swallowClick(): void {
  const done = new AbortController()
  const once = { capture: true, signal: done.signal }
  const swallow = (event: MouseEvent) => {
    if (event.detail === 0) return // by key
    event.preventDefault()
    event.stopImmediatePropagation()
    done.abort()
  }
  window.addEventListener('click', swallow, once)
  window.addEventListener('pointerdown', () => done.abort(), once)
}
