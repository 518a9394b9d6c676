/** A worker that has said nothing for so long is dead: no player thinks a tenth of it, even on a busy machine. */
export const ANSWER_TIMEOUT_MS = 120_000

/** Somebody who thinks where the page need not wait for it: a worker. */
export interface Thinker<Question, Answer> {
  ask(question: Question): void
  /** Is told every answer, or part of one. */
  heard: (answer: Answer) => void
  /** Is told that no more of any answer will come. */
  failed: () => void
  /** Leaves whatever it thinks about, for good. */
  end(): void
}

/**
 * Starts the worker whose program lies there (`WORKERS`); null where the browser has none, or allows none. `isAnswer`: whether
 * it said something that can be an answer; a worker that says anything else has failed.
 */
export function startWorker<Question, Answer>(
  file: string,
  isAnswer: (data: unknown) => data is Answer,
): Thinker<Question, Answer> | null {
  const thread = startThread(file)
  if (!thread) return null
  const thinker: Thinker<Question, Answer> = {
    ask: (question) => thread.postMessage(question),
    heard: () => {},
    failed: () => {},
    end: () => thread.terminate(),
  }
  thread.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isAnswer(data)) return thinker.heard(data)
    console.error('A worker gave a strange answer.', file, data)
    thinker.failed()
  })
  for (const trouble of ['error', 'messageerror']) thread.addEventListener(trouble, () => thinker.failed())
  return thinker
}

/** Browsers with strict settings have workers and refuse to start them. */
function startThread(file: string): Worker | null {
  if (typeof Worker === 'undefined') return null
  try {
    return new Worker(file, { type: 'module' })
  } catch (error) {
    console.error(error)
    return null
  }
}
