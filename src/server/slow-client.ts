import type { ServerLimits } from './limits.ts'

/** Multiple of `sendBufferBytes`. Above it, a client is given up at once. */
const FAR_TOO_MUCH = 8

/** A watch on the waiting bytes of a client. */
interface SlowClient {
  /** Checks the waiting bytes. Must be called after each message. */
  look(): void
  /** Ends the watch. */
  stop(): void
}

/**
 * Gives up on a client that reads too slowly: at once above `FAR_TOO_MUCH` times the limit, otherwise after `sendBufferMs` above it. `waiting`
 * returns the waiting bytes.
 */
export function watchSlowClient(
  { sendBufferBytes, sendBufferMs }: Pick<ServerLimits, 'sendBufferBytes' | 'sendBufferMs'>,
  waiting: () => number,
  giveUp: () => void,
): SlowClient {
  let timer: ReturnType<typeof setTimeout> | undefined
  function stop(): void {
    clearTimeout(timer)
    timer = undefined
  }
  return {
    look() {
      const bytes = waiting()
      if (bytes <= sendBufferBytes) stop()
      else if (bytes > FAR_TOO_MUCH * sendBufferBytes) giveUp()
      else
        timer ??= setTimeout(() => {
          timer = undefined
          if (waiting() > sendBufferBytes) giveUp()
        }, sendBufferMs)
    },
    stop,
  }
}
