import { useFaults } from '../../store/faults.ts'
import { usePage } from './page.ts'

/**
 * Tells of errors outside of drawing (in a click, in a timer, or reported by a part without which the rest goes on): they
 * go to the console as ever, and a notice says that something failed. Answers how to stop.
 */
export function watchForFailures(target: Window): () => void {
  // Only real errors: a browser also reports harmless things here, such as a late resize.
  const tell = (thrown: unknown) => {
    if (thrown instanceof Error) usePage.setState({ failure: thrown })
  }
  const onError = ({ error }: ErrorEvent) => tell(error)
  const onRejection = ({ reason }: PromiseRejectionEvent) => tell(reason)
  target.addEventListener('error', onError)
  target.addEventListener('unhandledrejection', onRejection)
  const stopFaults = useFaults.subscribe(({ fault }) => tell(fault))
  return () => {
    stopFaults()
    target.removeEventListener('error', onError)
    target.removeEventListener('unhandledrejection', onRejection)
  }
}
