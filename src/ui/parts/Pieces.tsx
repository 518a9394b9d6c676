import { Children, type ReactNode } from 'react'
import { ErrorBoundary } from '../page/ErrorBoundary.tsx'
import { useAddress } from '../page/useAddress.ts'
import { AbsentLeaf } from './Absent.tsx'
import styles from './Pieces.module.css'

/**
 * Draws each child by itself, such as each section of a sheet. A child that cannot be drawn says so in its place, with a button that
 * draws it again; the other children and the page stay.
 */
export function Pieces({ children }: { children: ReactNode }) {
  const address = useAddress()
  return Children.map(children, (piece) => (
    <ErrorBoundary
      resetKeys={[address]}
      fallback={(failure, retry) => (
        <div className={styles.torn} data-torn="">
          <AbsentLeaf failure={failure} retry={retry} />
        </div>
      )}
    >
      {piece}
    </ErrorBoundary>
  ))
}
