import { holdKeys } from '../../input/keys.ts'
import { suppressNextClick } from '../../input/suppress-click.ts'

interface Followed {
  moved(event: PointerEvent): void
  /** Called once when the pointer is lifted, or with null when the drag is cancelled. */
  ended(event: PointerEvent | null): void
}

/** Follows a pressed pointer until it is lifted or cancelled. Returns a function that cancels. */
export function followPointer(
  { pointerId }: Pick<PointerEvent, 'pointerId'>,
  { moved, ended }: Followed,
): () => void {
  const listening = new AbortController()
  const early = { capture: true, signal: listening.signal }
  const letKeysGo = holdKeys(cancel)

  function end(event: PointerEvent | null): void {
    if (listening.signal.aborted) return
    listening.abort()
    letKeysGo()
    ended(event)
  }
  function cancel(): void {
    if (listening.signal.aborted) return
    swallowLift(pointerId)
    end(null)
  }
  const ours =
    (then: (event: PointerEvent) => unknown) =>
    (event: PointerEvent): void => {
      if (event.pointerId === pointerId) then(event)
    }
  const followed = (event: PointerEvent) => {
    // The mouse button was released outside the window.
    if (event.pointerType === 'mouse' && event.buttons === 0) cancel()
    else moved(event)
  }
  // A pressed element may leave the page while the board previews the drop. The document gets its lost capture, so ignore that.
  const captureLost = (event: PointerEvent) => event.target instanceof Element && cancel()
  window.addEventListener('pointermove', ours(followed), early)
  window.addEventListener('pointerup', ours(end), early)
  window.addEventListener(
    'pointercancel',
    ours(() => end(null)),
    early,
  )
  window.addEventListener('lostpointercapture', ours(captureLost), early)
  window.addEventListener('pointerdown', (event) => event.pointerId !== pointerId && cancel(), early)
  window.addEventListener('blur', (event) => event.target === event.currentTarget && cancel(), early)
  document.addEventListener('visibilitychange', () => document.hidden && cancel(), early)
  return cancel
}

/** Suppresses the click when the pointer of a cancelled drag is lifted. */
function swallowLift(pointerId: number): void {
  const done = new AbortController()
  const ours = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return
    if (event.type === 'pointerup') suppressNextClick()
    done.abort()
  }
  for (const type of ['pointerup', 'pointercancel', 'pointerdown'] as const)
    window.addEventListener(type, ours, { capture: true, signal: done.signal })
}
