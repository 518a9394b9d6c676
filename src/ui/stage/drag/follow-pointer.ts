import { holdKeys } from '../../input/keys.ts'
import { swallowClick } from '../../input/swallow-click.ts'

interface Followed {
  moved(event: PointerEvent): void
  /** The pointer was lifted; null: the drag was cancelled. Called once. */
  ended(event: PointerEvent | null): void
}

/** Follows a pressed pointer until it is lifted, or until anything cancels that. Returns how to cancel. */
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
    // The button was let go of where the window could not hear it.
    if (event.pointerType === 'mouse' && event.buttons === 0) cancel()
    else moved(event)
  }
  // An element that was pressed may leave the page as the board shows what is aimed: the document hears of that.
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

/** A cancelled drag presses nothing either when its pointer is lifted at last. */
function swallowLift(pointerId: number): void {
  const done = new AbortController()
  const ours = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return
    if (event.type === 'pointerup') swallowClick()
    done.abort()
  }
  for (const type of ['pointerup', 'pointercancel', 'pointerdown'] as const)
    window.addEventListener(type, ours, { capture: true, signal: done.signal })
}
