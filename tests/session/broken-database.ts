/** The calls that fail: `times` calls after the first `after`, counted from now. */
interface Failing {
  after: number
  times: number
}

const CALLS = [
  [() => IDBDatabase.prototype, ['transaction']],
  [() => IDBObjectStore.prototype, ['get', 'put']],
] as const

/** Lets calls of the browser's database fail, as on a full or broken disk. */
export function breakDatabase() {
  let restore: (() => void)[] = []

  function mend(): void {
    for (const one of restore) one()
    restore = []
  }

  function fail({ after, times }: Failing): void {
    mend()
    let calls = 0
    const call = () => {
      calls += 1
      if (calls > after && calls <= after + times) throw new DOMException('No room.', 'QuotaExceededError')
    }
    for (const [ownerOf, names] of CALLS)
      for (const name of names) {
        const owner = ownerOf()
        const plain: unknown = Reflect.get(owner, name)
        if (typeof plain !== 'function') throw new Error(`There is no ${name}.`)
        Reflect.set(owner, name, function (this: unknown, ...given: unknown[]) {
          call()
          return plain.apply(this, given)
        })
        restore.push(() => Reflect.set(owner, name, plain))
      }
  }

  return { fail, mend }
}
