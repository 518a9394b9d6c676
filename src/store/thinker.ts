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

/** Starts the worker whose program lies there (`WORKERS`); null where the browser has none. */
export function startWorker<Question, Answer>(file: string): Thinker<Question, Answer> | null {
  if (typeof Worker === 'undefined') return null
  const thread = new Worker(file, { type: 'module' })
  const thinker: Thinker<Question, Answer> = {
    ask: (question) => thread.postMessage(question),
    heard: () => {},
    failed: () => {},
    end: () => thread.terminate(),
  }
  thread.addEventListener('message', ({ data }: MessageEvent<Answer>) => thinker.heard(data))
  for (const trouble of ['error', 'messageerror']) thread.addEventListener(trouble, () => thinker.failed())
  return thinker
}
