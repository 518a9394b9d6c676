import { useLayoutEffect } from 'react'

/** Attributes of <html> for style sheets. A `:has` selector on the root would restyle the whole page on every change. */
type RootMark =
  /** A table is open. */
  | 'table'
  /** Its panels and dialogs are rotated for the player across. */
  | 'turned'
  /** The handover card has moved aside, to the place of the controls. */
  | 'aside'
  /** A page of the rule book is open: only that is printed. */
  | 'rule'

/** Sets an attribute of <html> while `isSo` is true. */
export function useRootAttribute(mark: RootMark, isSo: boolean): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (!isSo) return
    dataset[mark] = ''
    return () => {
      delete dataset[mark]
    }
  }, [mark, isSo])
}
