import type { ComponentType, FunctionComponent, ReactNode } from 'react'
import { ExpansionArtContext } from '../art/index.ts'
import { useExpansions } from '../load-expansions.ts'
import '../art/palette.css'

/** Provides the art of the expansions to its children, once it has loaded. */
export const WithExpansionArt = ({ children }: { children: ReactNode }) => (
  <ExpansionArtContext value={useExpansions()?.art ?? null}>{children}</ExpansionArtContext>
)

/** Returns a page or a dialog that draws with the art of the expansions. */
export const withExpansionArt =
  <Props extends object>(Page: ComponentType<Props>): FunctionComponent<Props> =>
  (props) => (
    <WithExpansionArt>
      <Page {...props} />
    </WithExpansionArt>
  )
