import { afterEach, expect, test, vi } from 'vitest'
import { download } from './download.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('keeps the address of a file until the browser has read it, and no longer', () => {
  vi.useFakeTimers()
  const gone = vi.fn()
  URL.createObjectURL = () => 'blob:one'
  URL.revokeObjectURL = gone
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  download('{}', 'tale.json')
  vi.advanceTimersByTime(10_000)
  expect(gone).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(gone).toHaveBeenCalledWith('blob:one')
})
