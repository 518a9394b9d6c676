import { Late } from './Late.tsx'
import type { Part } from './part.ts'

/** A part in whose place nothing is drawn until it has come. */
export const Quiet = ({ part }: { part: Part<object> }) => <Late part={part} given={{}} />
