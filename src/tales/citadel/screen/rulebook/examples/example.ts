import { type Citadel, parseAction } from '../../../../../engine/citadel/index.ts'
import { type Example, type Several, writing } from '../../../../../ui/frames/rulebook/example-book.ts'
import type { AllWords } from '../../../words/all-words.ts'

type Ruling = keyof AllWords['rules']['numbered']

export type Examples = Several<Example<Citadel, Ruling>>

/** Positions use the notation of docs/CITADEL.md. */
export const { does, no } = writing<Citadel, Ruling>({ actionOf: parseAction, line: ' | ' })
