import { memo } from 'react'
import type { State } from '../../../../engine/fortress/index.ts'
import { StillField } from './StillField.tsx'

/** A siege as a picture: for the cover, the shelf, and saved games. */
export const FieldPicture = memo(function FieldPicture({ state }: { state: State }) {
  return <StillField state={state} />
})
