import { Late } from './Late.tsx'
import type { Part } from './part.ts'

/** Renders a lazy component, and nothing until it has loaded. */
export const Quiet = ({ part }: { part: Part<object> }) => <Late part={part} given={{}} />
