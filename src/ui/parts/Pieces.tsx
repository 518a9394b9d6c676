import { Children, Fragment, isValidElement, type ReactNode } from 'react'
import { ErrorBoundary } from '../page/ErrorBoundary.tsx'
import { useAddress } from '../page/useAddress.ts'
import { InlineFallback } from './Absent.tsx'
import styles from './Pieces.module.css'

/**
 * Renders each child by itself, including those of fragments. A child that fails is replaced by a message and a retry button. The other
 * children stay.
 */
export function Pieces({ children }: { children: ReactNode }) {
  const address = useAddress()
  return piecesOf(children).map(([key, piece]) => (
    <ErrorBoundary
      key={key}
      resetKeys={[address]}
      fallback={(failure, retry) => (
        <div className={styles.torn} data-torn="">
          <InlineFallback failure={failure} retry={retry} />
        </div>
      )}
    >
      {piece}
    </ErrorBoundary>
  ))
}

/** Returns the children, including those of fragments, each with a key. */
function piecesOf(children: ReactNode, within = ''): (readonly [key: string, piece: ReactNode])[] {
  return Children.toArray(children).flatMap((piece, index) => {
    const key = `${within}${isValidElement(piece) ? piece.key : index}`
    return isValidElement<{ children?: ReactNode }>(piece) && piece.type === Fragment
      ? piecesOf(piece.props.children, key)
      : [[key, piece] as const]
  })
}
