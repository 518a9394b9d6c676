import { Children, Fragment, isValidElement, type ReactNode } from 'react'
import { ErrorBoundary } from '../page/ErrorBoundary.tsx'
import { useAddress } from '../page/useAddress.ts'
import { AbsentLeaf } from './Absent.tsx'
import styles from './Pieces.module.css'

/**
 * Draws each child by itself, such as each section of a sheet, and each child of a fragment. One that cannot be drawn says so in its
 * place, with a button that draws it again; the others and the page stay.
 */
export function Pieces({ children }: { children: ReactNode }) {
  const address = useAddress()
  return piecesOf(children).map(([key, piece]) => (
    <ErrorBoundary
      key={key}
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

/** Returns the children, and those of fragments among them, each with its own key. */
function piecesOf(children: ReactNode, within = ''): (readonly [key: string, piece: ReactNode])[] {
  return Children.toArray(children).flatMap((piece, index) => {
    const key = `${within}${isValidElement(piece) ? piece.key : index}`
    return isValidElement<{ children?: ReactNode }>(piece) && piece.type === Fragment
      ? piecesOf(piece.props.children, key)
      : [[key, piece] as const]
  })
}
