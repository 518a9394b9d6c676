/** A worker that has said nothing for so long is dead: no player thinks a tenth of it, even on a busy machine. */
export const ANSWER_TIMEOUT_MS = 120_000

/** Somebody who thinks where the page need not wait for it: a worker. */
export interface Thinker<Question, Answer> {
  ask(question: Question): void
  /** Is told every answer, or part of one. */
  heard: (answer: Answer) => void
  /** Is told that no more of any answer will come: it has failed, or said nothing for {@link ANSWER_TIMEOUT_MS}. */
  failed: () => void
  /** Leaves whatever it thinks about, for good. */
  end(): void
}

/**
 * Starts the worker whose program lies there (`WORKERS`); null where the browser has none, or allows none. `isAnswer`: whether
 * it said something that can be an answer; a worker that says anything else has failed. `isLast`: whether nothing more of an
 * answer is to come.
 */
export function startWorker<Question, Answer>(
  file: string,
  isAnswer: (data: unknown) => data is Answer,
  isLast: (answer: Answer) => boolean = () => true,
): Thinker<Question, Answer> | null {
  const thread = startThread(file)
  if (!thread) return null
  let patience: ReturnType<typeof setTimeout> | undefined
  const fail = () => {
    clearTimeout(patience)
    thinker.failed()
  }
  const wait = () => {
    clearTimeout(patience)
    patience = setTimeout(fail, ANSWER_TIMEOUT_MS)
  }
  const thinker: Thinker<Question, Answer> = {
    ask(question) {
      wait()
      thread.postMessage(question)
    },
    heard: () => {},
    failed: () => {},
    end() {
      clearTimeout(patience)
      thread.terminate()
    },
  }
  thread.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isAnswer(data)) {
      if (isLast(data)) clearTimeout(patience)
      else wait()
      return thinker.heard(data)
    }
    console.error('A worker gave a strange answer.', file, data)
    fail()
  })
  for (const trouble of ['error', 'messageerror']) thread.addEventListener(trouble, fail)
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
