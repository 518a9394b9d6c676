import { useFaults } from '../../store/faults.ts'
import { usePage } from './page.ts'

/**
 * Reports errors outside of rendering: in event handlers, in timers, or passed on by optional parts. They stay in the console, and a notice
 * appears. Returns the unsubscribe function.
 */
export function watchForFailures(target: Window): () => void {
  // Browsers also report harmless things here without an `Error`, such as a late resize.
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
