/** Silence after which a worker counts as dead, in milliseconds. No bot needs a tenth of it, even on a busy machine. */
export const ANSWER_TIMEOUT_MS = 120_000

/** A client of a worker, which computes without blocking the page. */
export interface WorkerClient<Question, Answer> {
  ask(question: Question): void
  /** Called with every answer, or part of one. */
  heard: (answer: Answer) => void
  /** Called when no further answer can be expected: the worker failed, or was silent for {@link ANSWER_TIMEOUT_MS}. */
  failed: () => void
  /** Terminates the worker. */
  end(): void
}

/**
 * Starts a worker by the address of its program (`WORKERS`). Returns null if the browser has or allows none. `isAnswer`: true for valid
 * data; a worker that sends anything else has failed. `isLast`: true for the last part of an answer.
 */
export function startWorker<Question, Answer>(
  file: string,
  isAnswer: (data: unknown) => data is Answer,
  isLast: (answer: Answer) => boolean = () => true,
): WorkerClient<Question, Answer> | null {
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
  const thinker: WorkerClient<Question, Answer> = {
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
    console.error('Unexpected message from a worker:', file, data)
    fail()
  })
  for (const trouble of ['error', 'messageerror']) thread.addEventListener(trouble, fail)
  return thinker
}

/** Starts the thread. Browsers with strict settings have `Worker` but throw when one is started. */
function startThread(file: string): Worker | null {
  if (typeof Worker === 'undefined') return null
  try {
    return new Worker(file, { type: 'module' })
  } catch (error) {
    console.error(error)
    return null
  }
}
