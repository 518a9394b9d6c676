import { useLayoutEffect } from 'react'

/** What style sheets know of the page by an attribute of <html>: asking what lies anywhere in it (`:has`) would style it all anew whenever something comes or goes. */
type RootMark =
  /** The table is there. */
  | 'table'
  /** Its sheets and dialogs are turned to who sits across. */
  | 'turned'
  /** The card between two players steps aside, and has the place of what lies there else. */
  | 'aside'
  /** A page of the rule book lies open: it is what is printed. */
  | 'rule'

/** Marks <html> for as long as something is so. */
export function useRootMark(mark: RootMark, isSo: boolean): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (!isSo) return
    dataset[mark] = ''
    return () => {
      delete dataset[mark]
    }
  }, [mark, isSo])
}
